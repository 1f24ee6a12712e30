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

/** The information and services that a host gets from Spindle. */
public interface HostContext {

    EventLoop events();

    /** Returns where the host declares its metrics: the component {@code host} of the result. */
    Metrics metrics();

    /**
     * Returns the schema in which the host declares times and quantities of requests, such as the CPU time spent on
     * them.
     */
    RequestSchema requestSchema();

    /** Returns the random stream of a purpose. Each purpose has its own, so that an extra draw shifts no other. */
    RandomStream random(String purpose);

    /** Returns the timeline on which the host shows its activity. */
    default Timeline timeline() {
        return Timeline.NONE;
    }

    /**
     * Returns the top of the storage stack, by the device index of requests: names, capacities, checks, and where requests are
     * submitted. A unit does not check submitted requests.
     */
    List<Unit> units();

    /** Returns the tasks of the run; those of the host itself are added to those of the workload. */
    Tasks tasks();

    /**
     * Returns a request of the host itself from the pool, ready for {@link Request#reset}. No observer of the run sees
     * it. The host registers for its completion and returns it by {@link #giveBack}.
     */
    Request newRequest();

    /** Returns a complete request from {@link #newRequest} to the pool; it must not be used afterwards. */
    void giveBack(Request request);

    /**
     * Returns the exception to throw when the run cannot continue because of its input.
     *
     * @param message what is wrong and what would be right
     */
    RuntimeException failure(String message);

    /** Returns the factory of the parts that the host is configured with. */
    default Parts parts() {
        return Parts.NONE;
    }
}
