/**
 * Captures of a Linux system by ftrace, and their conversion to a system trace: the computation of processes, the requests they issued, and
 * the cause of each of their waits. {@code docs/system-traces.md} describes the inference.
 */
@NullMarked
package org.spindle.workload.trace.capture;

import org.jspecify.annotations.NullMarked;
