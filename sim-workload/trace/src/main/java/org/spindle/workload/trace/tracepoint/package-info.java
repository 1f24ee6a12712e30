/**
 * Block tracepoints as perf script, ftrace and trace-cmd print them (the kernel's trace/events/block.h): block_bio_queue events are the
 * requests, block_rq_issue and block_rq_complete determine their times. Arrivals count from boot.
 */
@NullMarked
package org.spindle.workload.trace.tracepoint;

import org.jspecify.annotations.NullMarked;
