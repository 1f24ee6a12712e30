package org.spindle.policies.scheduler.linux;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.Validated;

@Doc(
        "Linux's cfq scheduler of kernels 2.6.24 and 2.6.32 (longterm): time slices of the device for each process in turn, longer ones for more"
                + " urgent I/O priorities, and idling for the next request of a process. It needs processes.")
public record CfqConfig(
        @Doc(
                "Whose rules: 2.6.24 (every queue for itself) or 2.6.32 (queues that read near to each other cooperate, writes are held"
                        + " back after reads).")
        @Default("2.6.32")
        String kernel,

        @Doc("Requests of one queue at the device while others wait (quantum).") @Default("4") @Range(min = "1")
        int quantum,

        @Inline ProcessQueueOrder order,

        @Doc("Slice of a queue of synchronous requests of priority 4 (slice_sync).")
        @Default("100 ms")
        @Range(min = "1 ms", max = "1 h")
        Time sliceSync,

        @Doc("Slice of a queue of asynchronous requests of priority 4 (slice_async).")
        @Default("40 ms")
        @Range(min = "1 ms", max = "1 h")
        Time sliceAsync,

        @Doc("Measure of the asynchronous requests in a slice (slice_async_rq).") @Default("2") @Range(min = "1")
        int sliceAsyncRq,

        @Doc("Time for which the device is left idle for the next request of a process (slice_idle).")
        @Default("8 ms")
        @Range(min = "0 ms", max = "1 h")
        Time sliceIdle,

        @Doc("Whether seeking processes are waited for, and writes held back after reads (low_latency).")
        @Default("true")
        boolean lowLatency,

        @Doc("Whether the device is a rotating disk; others are not idled for once they take several requests at once.")
        @Default("true")
        boolean rotational,

        @Doc("Requests that no process has issued: refuse, shared (as if one process had).") @Default("refuse")
        Anonymous anonymous,

        @Doc("Ticks of the kernel's clock in a second (CONFIG_HZ).") @Default("1000") @Range(min = "24", max = "1200")
        int hz)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        if (CfqKernel.of(kernel) == null) {
            problems.report("kernel", "there is no cfq of '" + kernel + "'", CfqKernel.WORDS);
        }
    }

    /** Returns whether every queue is for itself. */
    boolean isLone() {
        return CfqKernel.of(kernel) == CfqKernel.LONE;
    }
}
