package org.spindle.testkit.sim;

import org.spindle.spi.bus.BusContext;

/** The context of a bus under test. */
public record TestBusContext(String name, int attached, TestEventLoop events, TestMetrics metrics)
        implements BusContext {

    /** A context with that many clients. */
    public static TestBusContext of(int attached) {
        return new TestBusContext("bus", attached, new TestEventLoop(), new TestMetrics());
    }
}
