/**
 * System calls as strace -f -ttt -T prints them. Reads, writes, syncs and holes punched into files are the requests; their
 * length is what the call returned, their response time how long it took. All files are one device. A file position
 * belongs to a descriptor's number, whichever process uses it: threads cannot be told from processes unless their
 * creation was traced. I/O through memory maps, io_uring and libaio does not show here.
 */
@NullMarked
package org.spindle.workload.trace.strace;

import org.jspecify.annotations.NullMarked;
