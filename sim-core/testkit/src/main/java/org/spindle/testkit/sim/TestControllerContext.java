package org.spindle.testkit.sim;

import org.spindle.spi.Parts;
import org.spindle.spi.bus.ControllerContext;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.sim.RandomStream;

/**
 * The context of a controller under test; {@link TestControllerBelow} is what lies below it.
 *
 * @param parts makes the parts in the configuration of the controller
 */
public record TestControllerContext(
        String name,
        TestEventLoop events,
        TestMetrics metrics,
        RequestSchema requestSchema,
        Parts parts,
        TestDeviceBus above)
        implements ControllerContext {

    /**
     * @param parts makes the parts in the configuration of the controller
     */
    public TestControllerContext(TestEventLoop events, Parts parts) {
        this("controller", events, new TestMetrics(), new RequestSchema(), parts, new TestDeviceBus(events));
    }

    /** The random numbers of seed 1, for every purpose. */
    @Override
    public RandomStream random(String purpose) {
        return new TestRandom(1);
    }
}
