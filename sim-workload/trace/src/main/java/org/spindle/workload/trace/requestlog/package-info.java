/** The request log of a run as a trace, so that a run can replay the requests of another. */
@NullMarked
package org.spindle.workload.trace.requestlog;

import org.jspecify.annotations.NullMarked;
