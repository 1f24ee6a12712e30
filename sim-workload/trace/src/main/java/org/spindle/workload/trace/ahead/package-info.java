/**
 * Read-ahead of traces on separate threads during a simulation: batches of records pass through a bounded queue from the reading thread to
 * the simulating one. A run sees the same records and errors as with a single thread.
 */
@NullMarked
package org.spindle.workload.trace.ahead;

import org.jspecify.annotations.NullMarked;
