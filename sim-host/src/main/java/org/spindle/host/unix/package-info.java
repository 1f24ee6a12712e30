/**
 * A UNIX host (Ganger 1995, sections 5.1, A.1.3 and A.2.2): CPUs that execute the instruction streams of processes and
 * interrupt handlers, a clock, process control, and what all of it costs. Processes meet the storage stack in
 * {@code RequestTable}: whether one waits for a request is decided when it needs it, not by a trace.
 */
@NullMarked
package org.spindle.host.unix;

import org.jspecify.annotations.NullMarked;
