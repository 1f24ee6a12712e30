/**
 * Schedulers that ask the device how long it would take to reach each request, rotation included (Worthington, Ganger and
 * Patt 1994, section 3.2).
 */
@NullMarked
package org.spindle.policies.scheduler.position;

import org.jspecify.annotations.NullMarked;
