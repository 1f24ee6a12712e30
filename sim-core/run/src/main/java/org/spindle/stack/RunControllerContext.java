package org.spindle.stack;

import org.spindle.random.PurposeStreams;
import org.spindle.spi.Parts;
import org.spindle.spi.bus.BusPort;
import org.spindle.spi.bus.ControllerContext;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;

/** The context of one controller. */
record RunControllerContext(
        String name,
        EventLoop events,
        Metrics metrics,
        RequestSchema requestSchema,
        PurposeStreams streams,
        Parts parts,
        Interconnect interconnect)
        implements ControllerContext {

    @Override
    public RandomStream random(String purpose) {
        return streams.of(purpose);
    }

    @Override
    public BusPort above() {
        return interconnect.linkTo(name).connection();
    }
}
