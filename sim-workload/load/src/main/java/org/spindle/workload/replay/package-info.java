/**
 * Replay of traces: when the requests are sent (open, closed, with recorded think times), where they go (devices and
 * addresses), and how unsuitable traces are handled.
 *
 * <p>Replay disciplines are a closed set, not a kind of plugin. They differ in what they read, not only in when they
 * send: {@code folded} cuts the trace into sections before records become requests, {@code dependent} and {@code
 * per-stream} look ahead of what has been sent and hold back records of other streams, {@code recorded-think} needs
 * recorded completions. A common interface would have to be the trace feed itself, with its clock, its time origin
 * and its adjustments. For another discipline, a plugin can offer a workload, which has {@code
 * WorkloadContext.openTrace} and decides when to send requests.
 *
 * <p>Address maps are a closed set too: they are part of the trace feed, which checks and adjusts what they return.
 */
@NullMarked
package org.spindle.workload.replay;

import org.jspecify.annotations.NullMarked;
