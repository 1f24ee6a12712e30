/**
 * Performance predicted from one-parameter curves: each parameter is swept with all others at their nominal values, and the
 * ratios along these curves are multiplied (Chen and Patterson, ACM TOCS 1994).
 */
@NullMarked
package org.spindle.predict;

import org.jspecify.annotations.NullMarked;
