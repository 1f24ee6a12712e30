/**
 * The text that blkparse prints by default, and kernel tracepoints written in that style. The queue events (Q) are the
 * requests: what the file system asked for, before merging. Issues (D) and completions (C) tell how long they took: service from
 * issue, response from queueing to completion. Read-ahead (A) and writes without S are asynchronous; reads otherwise
 * are waited for. What a write asks of the drive's own cache (F before it, FUA after it) is not part of the record.
 * Zone and other operations without a place in {@link org.spindle.spi.request.Operation} are passed over.
 *
 * <p>{@code blkparse-commands} reads the same text as commands of the device: a record for each issue, from there to its completion.
 */
@NullMarked
package org.spindle.workload.trace.blkparse;

import org.jspecify.annotations.NullMarked;
