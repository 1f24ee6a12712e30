/**
 * A disk of constant access time that behaves on its bus like a drive: it is given commands, disconnects, comes back and
 * moves data. After DiskSim's simple disk (DiskSim 4.0 manual, section "Simple Disks").
 */
@NullMarked
package org.spindle.disk.simple;

import org.jspecify.annotations.NullMarked;
