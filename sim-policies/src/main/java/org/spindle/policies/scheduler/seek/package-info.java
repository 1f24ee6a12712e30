/**
 * Schedulers that shorten seeks with the least knowledge: they take the difference of two sector numbers for the distance
 * between them (Worthington, Ganger and Patt 1994, section 3.1).
 */
@NullMarked
package org.spindle.policies.scheduler.seek;

import org.jspecify.annotations.NullMarked;
