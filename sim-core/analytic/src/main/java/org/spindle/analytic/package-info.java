/**
 * Closed-form models of storage: textbook formulas that need no simulation. Each subpackage has one subject; this package has their common
 * parts. Functions are pure; times of one model are in one unit, and rates in its reciprocal, unless a parameter's documentation names a
 * unit.
 */
@NullMarked
package org.spindle.analytic;

import org.jspecify.annotations.NullMarked;
