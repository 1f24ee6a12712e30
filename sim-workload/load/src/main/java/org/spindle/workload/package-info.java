/** The plugin of generators, replay of traces, and system workloads. */
@NullMarked
package org.spindle.workload;

import org.jspecify.annotations.NullMarked;
