/**
 * Traces that several runs of one process read: what one of them has read is kept in memory, where it fits, and given to the others.
 */
@NullMarked
package org.spindle.workload.trace.shared;

import org.jspecify.annotations.NullMarked;
