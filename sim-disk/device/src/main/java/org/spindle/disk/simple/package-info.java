/**
 * A disk of constant access time that uses its bus like a drive: it receives commands, disconnects, reconnects and
 * transfers data. After DiskSim's simple disk (DiskSim 4.0 manual, section "Simple Disks").
 */
@NullMarked
package org.spindle.disk.simple;

import org.jspecify.annotations.NullMarked;
