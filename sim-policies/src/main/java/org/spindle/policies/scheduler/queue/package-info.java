/**
 * Ordered queues of waiting requests, on which schedulers are built. They allocate only when they grow beyond their
 * greatest length so far.
 */
@NullMarked
package org.spindle.policies.scheduler.queue;

import org.jspecify.annotations.NullMarked;
