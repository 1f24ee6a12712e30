/**
 * The text that blkparse prints by default, and kernel tracepoints written in that style. The queue events (Q) are the requests of the file
 * system, before merging. Issues (D) and completions (C) determine their times: service from issue, response from queueing to completion.
 * Read-ahead (A) and writes without S are asynchronous; processes wait for other reads. Cache flushes that a write requests (F before it,
 * FUA after it) are not part of the record. Zone and other operations that are absent from {@link org.spindle.spi.request.Operation} are
 * skipped.
 *
 * <p>{@code blkparse-commands} reads the same text as commands of the device: a record for each issue, with the time to its completion.
 */
@NullMarked
package org.spindle.workload.trace.blkparse;

import org.jspecify.annotations.NullMarked;
