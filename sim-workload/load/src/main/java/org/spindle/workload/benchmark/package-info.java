/**
 * Workloads modelled on the published parts of benchmarks: transactions after TPC-A and TPC-B, a file server after
 * SPEC SFS, files with the lifetimes of UNIX studies, and the self-scaling benchmark (Hennessy and Patterson,
 * Computer Architecture, 2nd ed. 1996, section 6.4; Chen and Patterson 1994). None of them is the benchmark itself,
 * and their results must not be called so.
 */
@NullMarked
package org.spindle.workload.benchmark;

import org.jspecify.annotations.NullMarked;
