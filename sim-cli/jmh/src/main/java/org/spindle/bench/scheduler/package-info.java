/** Queues of waiting requests. */
@NullMarked
package org.spindle.bench.scheduler;

import org.jspecify.annotations.NullMarked;
