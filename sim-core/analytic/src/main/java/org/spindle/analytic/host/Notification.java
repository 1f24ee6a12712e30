package org.spindle.analytic.host;

import org.spindle.analytic.Range;

/**
 * Share of the processor that it takes to learn of completions and to move data (Hennessy and Patterson 1996, section 6.3).
 *
 * @param clock cycles of the processor per second, greater than 0
 */
public record Notification(double clock) {

    public Notification {
        Range.positive("clock", clock);
    }

    /** Polls at a fixed rate, whether or not there is something to see. */
    public double polling(double pollsPerSecond, double cyclesPerPoll) {
        return share("polls per second", pollsPerSecond, "cycles per poll", cyclesPerPoll);
    }

    /** An interrupt per item. */
    public double interrupts(double itemsPerSecond, double cyclesPerInterrupt) {
        return share("items per second", itemsPerSecond, "cycles per interrupt", cyclesPerInterrupt);
    }

    /** A clock interrupt after which all devices are polled. */
    public double clockedPolling(double ticksPerSecond, double cyclesPerInterrupt, int devices, double cyclesPerPoll) {
        Range.atLeast(0, "number of devices", devices);
        Range.notNegative("cycles per poll", cyclesPerPoll);
        return share(
                "ticks per second",
                ticksPerSecond,
                "cycles per tick",
                Range.notNegative("cycles per interrupt", cyclesPerInterrupt) + devices * cyclesPerPoll);
    }

    /** A transfer that the processor starts and that interrupts it once at its end. */
    public double directMemoryAccess(double transfersPerSecond, double setUpCycles, double completionCycles) {
        Range.notNegative("cycles to set up", setUpCycles);
        return share(
                "transfers per second",
                transfersPerSecond,
                "cycles per transfer",
                setUpCycles + Range.notNegative("cycles at completion", completionCycles));
    }

    /** Fraction of the processor; more than 1 if it cannot keep up. */
    private double share(String rateName, double rate, String cyclesName, double cycles) {
        return Range.notNegative(rateName, rate) * Range.notNegative(cyclesName, cycles) / clock;
    }
}
