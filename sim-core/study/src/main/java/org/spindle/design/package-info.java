/**
 * The design of an I/O system: candidates for each part with prices and limits, every organisation that can be built from them, and the
 * bottleneck, cost and response time of each (Hennessy and Patterson, Computer Architecture, 2nd ed. 1996, section 6.7). {@link
 * org.spindle.design.Design} is the file, {@link org.spindle.design.Designer} the entry point.
 */
@NullMarked
package org.spindle.design;

import org.jspecify.annotations.NullMarked;
