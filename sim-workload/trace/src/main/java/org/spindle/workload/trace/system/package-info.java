/**
 * System traces: one text file with the processes of a system at the start, the events of each with the computation in between, and the
 * interrupts from outside. {@code docs/system-traces.md} describes the format.
 */
@NullMarked
package org.spindle.workload.trace.system;

import org.jspecify.annotations.NullMarked;
