/**
 * Schedulers that use the device's prediction of the time to reach each request, rotation included (Worthington,
 * Ganger and Patt 1994, section 3.2).
 */
@NullMarked
package org.spindle.policies.scheduler.position;

import org.jspecify.annotations.NullMarked;
