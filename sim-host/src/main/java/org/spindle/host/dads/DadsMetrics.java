package org.spindle.host.dads;

import java.util.List;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Distribution;
import org.spindle.spi.metric.Level;
import org.spindle.spi.metric.Metrics;

/** The metrics of the choice among several orders. */
final class DadsMetrics {

    static final String ROUNDS = "rounds";
    static final String CHANGES = "changes";
    static final String LOCKS = "locks";
    static final String LOCKED = "locked";
    static final String ROUND_COPIES = "round-copies";
    static final String COLLECT = "collect-time";
    static final String SIMULATE = "simulate-time";
    static final String INSTALLED = "-installed";
    static final String INSTALLED_AT = "-installed-at";
    static final String ROUND_TIME = "-round-time";

    private final Counter rounds;
    private final Counter changes;
    private final Counter locks;
    private final Level locked;
    private final Distribution copies;
    private final Distribution collect;
    private final Distribution simulate;
    private final Distribution drain;
    private final Level[] installed;
    private final Distribution[] installedAt;
    private final Distribution[] roundTime;
    private boolean wasLocked;

    /**
     * @param names of the orders, lower-case words joined by hyphens
     */
    DadsMetrics(List<String> names, Metrics metrics) {
        rounds = metrics.counter(ROUNDS, "rounds", "Comparisons of the orders");
        changes = metrics.counter(CHANGES, "changes", "Times that another order was installed");
        locks = metrics.counter(LOCKS, "times", "Times that changes in a row locked the first order");
        locked = metrics.level(LOCKED, "", "Whether the first order is locked");
        copies = metrics.distribution(ROUND_COPIES, "requests", "Requests that an order's virtual disk served in a round");
        collect = metrics.distribution(COLLECT, "ns", "Time in which copies of a round were collected");
        simulate = metrics.distribution(SIMULATE, "ns", "Time that the virtual disks took for the copies of a round");
        drain = metrics.distribution("drain-time", "ns", "Time from a change until the order before was empty");
        installed = new Level[names.size()];
        installedAt = new Distribution[names.size()];
        roundTime = new Distribution[names.size()];
        for (int i = 0; i < installed.length; i++) {
            String name = names.get(i);
            installed[i] = metrics.level(name + INSTALLED, "", "Share of time in which " + name + " was installed");
            installedAt[i] = metrics.distribution(
                    name + INSTALLED_AT, "ns", "Times, since the beginning of the run, at which " + name + " was installed");
            roundTime[i] = metrics.distribution(
                    name + ROUND_TIME, "ns", "Sum of the service times of a round's requests by " + name);
            installed[i].set(i == 0 ? 1 : 0);
        }
        locked.set(0);
    }

    void simulates(long collectNanos) {
        collect.record(collectNanos);
    }

    void compared(long[] nanos, long served, long simulateNanos) {
        rounds.add(1);
        copies.record(served);
        simulate.record(simulateNanos);
        for (int i = 0; i < nanos.length; i++) {
            roundTime[i].record(nanos[i]);
        }
    }

    void changed(int from, int to, long now) {
        changes.add(1);
        installed[from].set(0);
        installed[to].set(1);
        installedAt[to].record(now);
    }

    void locked(boolean isLocked) {
        if (isLocked && !wasLocked) {
            locks.add(1);
        }
        wasLocked = isLocked;
        locked.set(isLocked ? 1 : 0);
    }

    void drained(long nanos) {
        drain.record(nanos);
    }
}
