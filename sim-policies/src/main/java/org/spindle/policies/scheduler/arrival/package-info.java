/** Schedulers that know nothing of a request but when it came. */
@NullMarked
package org.spindle.policies.scheduler.arrival;

import org.jspecify.annotations.NullMarked;
