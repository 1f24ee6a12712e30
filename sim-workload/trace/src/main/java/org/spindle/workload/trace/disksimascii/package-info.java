/**
 * DiskSim's ascii trace: time in ms, device, block, blocks and hexadecimal flags, one request per line (DiskSim 4.0 manual, appendix). A
 * time-critical flag makes a request synchronous; a time-limited flag without it makes it asynchronous, as does the asynchronous flag. Some
 * public converters write 0 for read and 1 for write, the opposite of DiskSim: the file does not show that.
 */
@NullMarked
package org.spindle.workload.trace.disksimascii;

import org.jspecify.annotations.NullMarked;
