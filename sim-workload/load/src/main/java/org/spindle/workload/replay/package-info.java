/**
 * Replaying a trace: when its requests are sent (open, closed, with recorded think times), where they go (devices and
 * addresses), and what is done about traces that do not fit.
 *
 * <p>Replay disciplines are a closed set, no kind of plugin types. They differ in what they read, not only in when they send:
 * {@code folded} cuts the trace into sections before records become requests, {@code dependent} and {@code per-stream} look
 * ahead of what has been sent and keep records of other streams back, {@code recorded-think} needs recorded completions. An
 * interface for all of them would be the trace feed itself, with its clock, its time origin and its adjustments. Somebody who
 * needs another discipline offers a workload, which has {@code WorkloadContext.openTrace} and sends what it wants when it wants.
 */
@NullMarked
package org.spindle.workload.replay;

import org.jspecify.annotations.NullMarked;
