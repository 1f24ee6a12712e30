package org.spindle.policies.scheduler.linux;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.Validated;

@Doc("Linux's cfq scheduler of kernels 2.6.24 and 2.6.32 (longterm): time slices of the device for each process in"
        + " turn, longer ones for more urgent I/O priorities, and idling for the next request of a process. Needs requests"
        + " with processes. Not modelled: splitting merged queues again; groups; the flag noidle of writes after which the"
        + " device need not idle; moving a request to the front when another one begins at the same sector; of 2.6.24 the"
        + " rounds of quantum requests and the grace before the idle class.")
public record CfqConfig(
        @Doc("Kernel whose rules apply: 2.6.24 (queues are independent) or 2.6.32 (queues that read near each"
                + " other cooperate; writes are held back after reads).")
        @Default("2.6.32")
        String kernel,

        @Doc("Maximum number of requests of one queue at the device while others wait (quantum).")
        @Default("4")
        @Range(min = "1")
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

        @Doc("Base number of asynchronous requests in a slice (slice_async_rq).") @Default("2") @Range(min = "1")
        int sliceAsyncRq,

        @Doc("Time for which the device is left idle for the next request of a process (slice_idle).")
        @Default("8 ms")
        @Range(min = "0 ms", max = "1 h")
        Time sliceIdle,

        @Doc("Whether to idle for processes with random accesses, and to hold back writes after reads (low_latency).")
        @Default("true")
        boolean lowLatency,

        @Doc("Whether the device is a rotating disk; for others there is no idling once they take several requests at"
                + " once.")
        @Default("true")
        boolean rotational,

        @Inline ProcessTunables processes)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        if (CfqKernel.of(kernel) == null) {
            problems.report("kernel", "there is no cfq of '" + kernel + "'", CfqKernel.WORDS);
        }
    }

    /** Returns whether queues are independent, without cooperation. */
    boolean areIndependent() {
        return CfqKernel.of(kernel) == CfqKernel.INDEPENDENT;
    }
}
