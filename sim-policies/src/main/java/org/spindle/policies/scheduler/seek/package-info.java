/**
 * Schedulers that reduce seek distances with little knowledge of the device: they take the difference of two sector
 * numbers as the distance between them (Worthington, Ganger and Patt 1994, section 3.1).
 */
@NullMarked
package org.spindle.policies.scheduler.seek;

import org.jspecify.annotations.NullMarked;
