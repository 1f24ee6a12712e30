package org.spindle.policies.scheduler.linux;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;

@Doc("Linux's bfq scheduler of kernel 6.18: processes are served in turn, with budgets of sectors by weight; the"
        + " device is left idle for the next request of a process; interactive and soft real-time processes get"
        + " raised weights. Needs requests with processes. Not modelled: groups; several actuators.")
public record BfqConfig(
        @Doc("Time for which the device is left idle for the next request of a process (slice_idle).")
        @Default("8 ms")
        @Range(min = "0 ms", max = "1 h")
        Time sliceIdle,

        @Inline ProcessQueueOrder order,

        @Doc("Maximum budget of a queue in sectors (max_budget); 0 means the sectors that the device can transfer"
                + " in timeoutSync at its peak rate.")
        @Default("0")
        @Range(min = "0", max = "1000000000")
        int maxBudget,

        @Doc("Time within which a queue has to use its budget (timeout_sync).")
        @Default("125 ms")
        @Range(min = "1 ms", max = "1 h")
        Time timeoutSync,

        @Doc("Whether the device gets one request at a time and is left idle for every queue (strict_guarantees).")
        @Default("false")
        boolean strictGuarantees,

        @Doc("Whether the weights of interactive and soft real-time processes are raised (low_latency).")
        @Default("true")
        boolean lowLatency,

        @Doc("Whether the device is a rotating disk; other devices are seldom left idle.") @Default("true")
        boolean rotational,

        @Inline ProcessTunables processes) {}
