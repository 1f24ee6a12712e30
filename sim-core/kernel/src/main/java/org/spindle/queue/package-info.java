/** Queues in front of devices: which request goes down next, and how many at once. */
@NullMarked
package org.spindle.queue;

import org.jspecify.annotations.NullMarked;
