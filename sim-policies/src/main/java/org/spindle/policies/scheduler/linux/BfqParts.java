package org.spindle.policies.scheduler.linux;

import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.sim.EventLoop;

/** The collaborating objects of one {@link Bfq}. */
final class BfqParts {

    final BfqClock clock;
    final BfqDevice device;
    final BfqWeights weights = new BfqWeights();
    final BfqService service;
    final BfqPeakRate rate;
    final BfqBudgets budgets;
    final BfqLatency latency;
    final BfqInjection injection;
    final BfqTurns turns;
    final BfqCooperation cooperation;
    final BfqQueues queues;
    final BfqArrivals arrivals;
    final BfqSelection selection;
    final BfqSweep sweep;
    final BfqShares shares;

    BfqParts(BfqConfig config) {
        clock = new BfqClock(config.processes().clock().hz());
        device = new BfqDevice(config.rotational());
        service = new BfqService(weights, clock);
        rate = new BfqPeakRate(config.rotational(), clock);
        budgets = new BfqBudgets(config, rate, weights, clock);
        latency = new BfqLatency(config, clock, rate, weights, budgets);
        injection = new BfqInjection(device, budgets, service, clock);
        sweep = new BfqSweep(config);
        BfqBursts bursts = new BfqBursts(weights, clock);
        BfqIdling idling = new BfqIdling(config, device, weights);
        BfqAccounts accounts =
                new BfqAccounts(device, clock, weights, service, rate, budgets, latency, injection, bursts, idling);
        turns = new BfqTurns(accounts);
        cooperation = new BfqCooperation(accounts, turns);
        queues = new BfqQueues(config.processes().anonymous(), cooperation, latency, bursts, budgets, clock);
        shares = new BfqShares(service, weights, queues);
        arrivals = new BfqArrivals(accounts, turns);
        selection = new BfqSelection(accounts, turns, queues, config.strictGuarantees());
    }

    RequestScheduler scheduler(EventLoop events) {
        return new Bfq(this, events);
    }
}
