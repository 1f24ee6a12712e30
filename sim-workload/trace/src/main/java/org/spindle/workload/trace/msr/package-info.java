/**
 * The block traces of MSR Cambridge (Narayanan, Donnelly and Rowstron 2008), as published by SNIA IOTTA: Windows file
 * times of issue, host, disk, type, byte offset, bytes and response time in ticks of 100 ns. A device is a disk of a host.
 */
@NullMarked
package org.spindle.workload.trace.msr;

import org.jspecify.annotations.NullMarked;
