package org.spindle.policies.scheduler.linux;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;

@Doc(
        "Linux's bfq scheduler of kernel 6.18, without groups: budgets of sectors for each process in turn by weight, idling for the"
                + " next request of a process, and raised weights for interactive and soft real-time processes. It needs processes.")
public record BfqConfig(
        @Doc("Time for which the device is left idle for the next request of a process (slice_idle).")
        @Default("8 ms")
        @Range(min = "0 ms", max = "1 h")
        Time sliceIdle,

        @Inline ProcessQueueOrder order,

        @Doc(
                "Largest budget of a queue in sectors (max_budget); 0 means what the device can do in timeoutSync at its best.")
        @Default("0")
        @Range(min = "0", max = "1000000000")
        int maxBudget,

        @Doc("Time in which a queue has to use its budget (timeout_sync).")
        @Default("125 ms")
        @Range(min = "1 ms", max = "1 h")
        Time timeoutSync,

        @Doc("Whether one request at a time goes to the device and each queue is waited for (strict_guarantees).")
        @Default("false")
        boolean strictGuarantees,

        @Doc("Whether the weights of interactive and soft real-time processes are raised (low_latency).")
        @Default("true")
        boolean lowLatency,

        @Doc("Whether the device is a rotating disk; processes on others are seldom waited for.") @Default("true")
        boolean rotational,

        @Doc("Requests that no process has issued: refuse, shared (as if one process had).") @Default("refuse")
        Anonymous anonymous,

        @Doc("Ticks of the kernel's clock in a second (CONFIG_HZ).") @Default("1000") @Range(min = "24", max = "1200")
        int hz) {}
