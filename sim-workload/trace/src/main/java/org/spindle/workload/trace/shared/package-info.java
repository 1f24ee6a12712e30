/**
 * Traces that several runs of one process read: records read by one of them are kept in memory, if they fit, for the others.
 */
@NullMarked
package org.spindle.workload.trace.shared;

import org.jspecify.annotations.NullMarked;
