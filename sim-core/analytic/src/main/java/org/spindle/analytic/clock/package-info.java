/** Clocks by which traces are taken. */
@NullMarked
package org.spindle.analytic.clock;

import org.jspecify.annotations.NullMarked;
