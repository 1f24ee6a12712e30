/**
 * Queues in front of devices: which request is dispatched next, and how many are outstanding at once, by device and over
 * several queues that share a limit.
 */
@NullMarked
package org.spindle.queue;

import org.jspecify.annotations.NullMarked;
