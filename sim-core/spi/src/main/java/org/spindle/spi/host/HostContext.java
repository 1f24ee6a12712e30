package org.spindle.spi.host;

import java.util.List;
import org.spindle.spi.Parts;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;
import org.spindle.spi.timeline.Timeline;

/** What a host may know and ask; implemented by the simulation. */
public interface HostContext {

    EventLoop events();

    /** Where the host declares its metrics: the component {@code host} of the result. */
    Metrics metrics();

    /** Where the host declares what it tells of requests, such as the CPU time spent for them. */
    RequestSchema requestSchema();

    /** A stream of its own for each purpose, so that one draw more shifts nothing else. */
    RandomStream random(String purpose);

    /** Where the host shows what it does when. */
    default Timeline timeline() {
        return Timeline.NONE;
    }

    /**
     * The top of the storage stack, by the device index of requests: names, capacities, checks, and where requests are
     * submitted. A unit does not check what is submitted to it.
     */
    List<Unit> units();

    /** The tasks of the run; those of the host itself are added to those of the workload. */
    Tasks tasks();

    /**
     * A request of the host's own from the pool, ready for {@link Request#reset}. No observer of the run sees it. The host
     * asks for its completion, and gives it back afterwards.
     */
    Request newRequest();

    /** Returns a complete request from {@link #newRequest} to the pool; it must not be used afterwards. */
    void giveBack(Request request);

    /**
     * What to throw when the run cannot go on through the fault of its input.
     *
     * @param message what is wrong and what would be right
     */
    RuntimeException failure(String message);

    /** Makes the parts that the host is configured with. */
    default Parts parts() {
        return Parts.NONE;
    }
}
