/** Tapes and the robots that exchange them (Hennessy and Patterson 1996, section 6.2). */
@NullMarked
package org.spindle.analytic.tape;

import org.jspecify.annotations.NullMarked;
