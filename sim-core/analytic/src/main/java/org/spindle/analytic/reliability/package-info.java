/**
 * Failures of disks and the effect of redundancy on them; the cost of redundancy in disks and accesses. Lifetimes and repair times are
 * exponential and independent. Times are in one unit, usually hours.
 */
@NullMarked
package org.spindle.analytic.reliability;

import org.jspecify.annotations.NullMarked;
