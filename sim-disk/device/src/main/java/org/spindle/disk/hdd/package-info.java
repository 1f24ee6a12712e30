/**
 * The mechanical drive at work.
 *
 * <p>{@link org.spindle.disk.hdd.HardDrive} is the device that the host sees. Behind it,
 * {@code CommandProcessor} decides what happens to a request on arrival, on the bus and at completion;
 * {@code ArmControl} gives the arm to one request at a time, takes it back, and lets read-ahead go on behind a
 * completed read; {@code Medium} moves the arm and passes sector after sector under the head; {@code HostPort} speaks on
 * the bus; {@code SegmentPool} is the buffer. {@code DrivePositions} predicts for schedulers what the others would do.
 *
 * <p>The semantics are those of the detailed disk model of Ganger, Worthington and Patt (DiskSim 4.0) and of the drive
 * studied in Worthington, Ganger and Patt 1994.
 */
@NullMarked
package org.spindle.disk.hdd;

import org.jspecify.annotations.NullMarked;
