/**
 * A UNIX host (Ganger 1995, sections 5.1, A.1.3 and A.2.2): CPUs that execute the instruction streams of processes and
 * interrupt handlers, a clock, process control, and the CPU costs of all of these. {@code RequestTable} connects processes to the
 * storage stack: whether a process waits for a request is decided when it needs the request, not by a trace.
 */
@NullMarked
package org.spindle.host.unix;

import org.jspecify.annotations.NullMarked;
