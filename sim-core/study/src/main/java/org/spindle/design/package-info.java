/**
 * The design of an I/O system: candidates for each part with prices and limits, every organisation that can be made of
 * them, what limits each, what it costs, and how it responds (Hennessy and Patterson, Computer Architecture, 2nd ed. 1996,
 * section 6.7). {@link org.spindle.design.Design} is the file, {@link org.spindle.design.Designer} the way in.
 */
@NullMarked
package org.spindle.design;

import org.jspecify.annotations.NullMarked;
