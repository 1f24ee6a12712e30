/**
 * Closed-form models of storage: what a textbook answers without a simulation. Each package has one idea; this one has
 * what they share. Functions are pure; times of one model are in one unit, and rates in its reciprocal, unless a
 * parameter's documentation names a unit.
 */
@NullMarked
package org.spindle.analytic;

import org.jspecify.annotations.NullMarked;
