/** Binds the readers of traces; depends on all other packages of traces, and none of them depends on it. */
@NullMarked
package org.spindle.workload.trace.wiring;

import org.jspecify.annotations.NullMarked;
