/** Orders of waiting requests that schedulers are built on. None of them allocates once it has held its largest queue. */
@NullMarked
package org.spindle.policies.scheduler.queue;

import org.jspecify.annotations.NullMarked;
