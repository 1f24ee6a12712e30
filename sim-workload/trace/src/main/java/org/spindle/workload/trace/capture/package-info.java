/**
 * Captures of a Linux system by ftrace, and how a system trace is made of one: what processes computed, which requests they
 * issued, and what each of their waits was for. {@code docs/system-traces.md} says what is inferred and how.
 */
@NullMarked
package org.spindle.workload.trace.capture;

import org.jspecify.annotations.NullMarked;
