/** Schedulers that order requests by arrival time only. */
@NullMarked
package org.spindle.policies.scheduler.arrival;

import org.jspecify.annotations.NullMarked;
