/** The log of the requests of a run, read as a trace: what one run has issued, another can replay. */
@NullMarked
package org.spindle.workload.trace.requestlog;

import org.jspecify.annotations.NullMarked;
