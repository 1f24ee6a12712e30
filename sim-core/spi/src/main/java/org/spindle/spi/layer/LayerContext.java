package org.spindle.spi.layer;

import java.util.List;
import org.spindle.spi.Component;
import org.spindle.spi.Parts;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;

/** The information and services that a layer gets from Spindle. */
public interface LayerContext {

    /** Returns the layer's name in the scenario. */
    String name();

    EventLoop events();

    Metrics metrics();

    /** Returns the schema in which the layer declares the times and quantities of its requests. */
    RequestSchema requestSchema();

    /** Returns the random stream of a purpose. Each purpose has its own, so that an extra draw shifts no other. */
    RandomStream random(String purpose);

    /**
     * Creates the replacement policy of a cache.
     *
     * @param lines number of lines of the cache, at least 1
     * @param bytes capacity of the cache
     */
    ReplacementPolicy replacement(Component policy, int lines, long bytes);

    /** Returns the factory of the components that the layer is configured with, such as the layout of a volume. */
    default Parts parts() {
        return Parts.NONE;
    }

    /** Returns what lies below, in the order of the scenario; at least one. */
    List<Unit> below();

    /**
     * Returns a request for a part of another: issued as the whole is ({@link Request#issuedAs}), and a child that the
     * whole waits for. Register for its completion, submit it to a unit below, and {@link #finish} it when it is
     * complete.
     *
     * @param whole a request that was submitted to this layer and is not complete
     */
    Request part(Request whole, Operation operation, long sector, long sectors);

    /**
     * Delays the completion of a request that was submitted to this layer until {@link #release}, whatever the number
     * of its outstanding parts: parts may be complete within {@link Unit#submit}, and some are created only when others
     * are complete.
     */
    void hold(Request whole);

    /**
     * Ends one {@link #hold}.
     *
     * @return whether the whole waits for nothing else; the layer then completes it
     */
    boolean release(Request whole);

    /** Returns a request of the layer itself, such as a destage or a prefetch: it is noncritical. */
    Request own(Operation operation, long sector, long sectors);

    /**
     * Returns a request from {@link #part} or {@link #own} to the pool; it must not be used afterwards. A whole takes
     * over times, quantities, places and the buffer outcome of the part that completed last, for which it waited
     * ({@link Request#servedAs}), and counts as dispatched when its first part was.
     *
     * @return whether its whole waits for nothing else; false for a request of the layer itself
     */
    boolean finish(Request completed);

    /**
     * Returns the exception to throw when the run cannot continue, such as after a loss of data.
     *
     * @param message what has happened and what would prevent it
     */
    RuntimeException failure(String message);
}
