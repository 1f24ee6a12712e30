/** Binds what reads traces; knows all other packages of traces, and none of them knows it. */
@NullMarked
package org.spindle.workload.trace.wiring;

import org.jspecify.annotations.NullMarked;
