/**
 * Queues and networks of queues in the steady state. Times are in any common unit, rates in its reciprocal. Sources:
 * Kleinrock, Queueing Systems I, 1975; Lazowska et al., Quantitative System Performance, 1984; Hennessy and Patterson,
 * Computer Architecture, 2nd ed. 1996, section 6.4.
 */
@NullMarked
package org.spindle.analytic.queueing;

import org.jspecify.annotations.NullMarked;
