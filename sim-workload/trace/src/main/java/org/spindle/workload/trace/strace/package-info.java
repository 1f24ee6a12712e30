/**
 * System calls as strace -f -ttt -T prints them. Reads, writes, syncs and holes punched into files are the requests; their length is the
 * result of the call, their response time its duration. All files are one device. A file position belongs to a descriptor's number,
 * independent of the process: threads cannot be distinguished from processes unless their creation was traced. I/O through memory maps,
 * io_uring and libaio is not visible.
 */
@NullMarked
package org.spindle.workload.trace.strace;

import org.jspecify.annotations.NullMarked;
