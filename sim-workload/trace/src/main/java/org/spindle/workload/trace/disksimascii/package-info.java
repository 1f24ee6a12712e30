/**
 * DiskSim's ascii trace: time in ms, device, block, blocks and hexadecimal flags, one request per line (DiskSim 4.0
 * manual, appendix). A time-critical mark makes a request synchronous; a time-limited mark without it makes it asynchronous, as
 * does the asynchronous flag. Converters on the net write 0 for read and 1 for write, the opposite of DiskSim: that
 * cannot be seen from the file.
 */
@NullMarked
package org.spindle.workload.trace.disksimascii;

import org.jspecify.annotations.NullMarked;
