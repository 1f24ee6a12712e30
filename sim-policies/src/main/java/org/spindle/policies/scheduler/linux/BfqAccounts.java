package org.spindle.policies.scheduler.linux;

/** What is known of queues and device: the parts of one {@link Bfq} by which its other parts decide. */
record BfqAccounts(
        BfqDevice device,
        BfqClock clock,
        BfqWeights weights,
        BfqService service,
        BfqPeakRate rate,
        BfqBudgets budgets,
        BfqLatency latency,
        BfqInjection injection,
        BfqBursts bursts,
        BfqIdling idling) {}
