/** Workloads of processes and interrupts, which a host with CPUs executes. */
@NullMarked
package org.spindle.workload.system;

import org.jspecify.annotations.NullMarked;
