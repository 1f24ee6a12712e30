/** Whole runs, from the workload to the statistics. */
@NullMarked
package org.spindle.bench.run;

import org.jspecify.annotations.NullMarked;
