package org.spindle.spi.bus;

import org.spindle.spi.Parts;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;

/** The context of one bus. */
public interface BusContext {

    /** Returns the bus's name in the scenario. */
    String name();

    /** Returns the number of clients, including the one above. */
    int attached();

    EventLoop events();

    /** Returns the metrics of the bus. */
    Metrics metrics();

    /** Returns the random stream of a purpose. Each purpose has its own, so that an extra draw shifts no other. */
    RandomStream random(String purpose);

    /** Returns the factory of the components that the bus is configured with. */
    default Parts parts() {
        return Parts.NONE;
    }
}
