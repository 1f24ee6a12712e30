/**
 * Traces read on a thread of their own while a simulation goes on: batches of records pass through a bounded queue from the thread
 * that reads to the one that simulates. What a run sees is what it would see on one thread, errors included.
 */
@NullMarked
package org.spindle.workload.trace.ahead;

import org.jspecify.annotations.NullMarked;
