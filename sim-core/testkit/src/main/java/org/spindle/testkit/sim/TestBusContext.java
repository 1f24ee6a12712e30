package org.spindle.testkit.sim;

import org.spindle.spi.Parts;
import org.spindle.spi.bus.BusContext;
import org.spindle.spi.sim.RandomStream;

/**
 * The context of a bus under test: every purpose has the random numbers of seed 1.
 *
 * @param parts makes the parts in the configuration of the bus
 */
public record TestBusContext(String name, int attached, TestEventLoop events, TestMetrics metrics, Parts parts)
        implements BusContext {

    /** A context with that many clients, for a bus without parts. */
    public static TestBusContext of(int attached) {
        return of(attached, Parts.NONE);
    }

    /** A context with that many clients. */
    public static TestBusContext of(int attached, Parts parts) {
        return new TestBusContext("bus", attached, new TestEventLoop(), new TestMetrics(), parts);
    }

    @Override
    public RandomStream random(String purpose) {
        return new TestRandom(1);
    }
}
