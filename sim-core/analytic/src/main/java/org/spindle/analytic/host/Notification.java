package org.spindle.analytic.host;

import org.spindle.analytic.ValidRange;

/**
 * Share of the processor needed to detect completions and to move data (Hennessy and Patterson 1996, section 6.3).
 *
 * @param clock cycles of the processor per second, greater than 0
 */
public record Notification(double clock) {

    public Notification {
        ValidRange.positive("clock", clock);
    }

    /** Returns the share of polling at a fixed rate, whether or not a completion has occurred. */
    public double polling(double pollsPerSecond, double cyclesPerPoll) {
        return share("polls per second", pollsPerSecond, "cycles per poll", cyclesPerPoll);
    }

    /** Returns the share with an interrupt per item. */
    public double interrupts(double itemsPerSecond, double cyclesPerInterrupt) {
        return share("items per second", itemsPerSecond, "cycles per interrupt", cyclesPerInterrupt);
    }

    /** Returns the share with a clock interrupt after which all devices are polled. */
    public double clockedPolling(double ticksPerSecond, double cyclesPerInterrupt, int devices, double cyclesPerPoll) {
        ValidRange.atLeast(0, "number of devices", devices);
        ValidRange.notNegative("cycles per poll", cyclesPerPoll);
        return share(
                "ticks per second",
                ticksPerSecond,
                "cycles per tick",
                ValidRange.notNegative("cycles per interrupt", cyclesPerInterrupt) + devices * cyclesPerPoll);
    }

    /** Returns the share with transfers that the processor starts and that interrupt it once at their end. */
    public double directMemoryAccess(double transfersPerSecond, double setUpCycles, double completionCycles) {
        ValidRange.notNegative("cycles to set up", setUpCycles);
        return share(
                "transfers per second",
                transfersPerSecond,
                "cycles per transfer",
                setUpCycles + ValidRange.notNegative("cycles at completion", completionCycles));
    }

    /** Returns the fraction of the processor; more than 1 if it cannot keep up. */
    private double share(String rateName, double rate, String cyclesName, double cycles) {
        return ValidRange.notNegative(rateName, rate) * ValidRange.notNegative(cyclesName, cycles) / clock;
    }
}
