/**
 * The binary files of blktrace, one per CPU, which are read together and merged by time. Versions 7 and 8, in the byte order of the traced
 * machine (the kernel's blktrace_api.h). Requests, flags and times are those of {@link org.spindle.workload.trace.blkparse}; arrivals count
 * from the earliest event.
 */
@NullMarked
package org.spindle.workload.trace.blktrace;

import org.jspecify.annotations.NullMarked;
