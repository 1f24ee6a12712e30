/**
 * System traces: one text file that holds the processes of a system at the start, what each of them does with the computation
 * in between, and the interrupts from outside. {@code docs/system-traces.md} describes the format.
 */
@NullMarked
package org.spindle.workload.trace.system;

import org.jspecify.annotations.NullMarked;
