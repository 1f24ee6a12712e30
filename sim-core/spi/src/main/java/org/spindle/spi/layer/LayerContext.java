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

/** What a layer may know and ask; implemented by the host. */
public interface LayerContext {

    /** The layer's name in the scenario. */
    String name();

    EventLoop events();

    Metrics metrics();

    /** Where the layer declares what it does with requests. */
    RequestSchema requestSchema();

    /** A stream of its own for each purpose, so that one draw more shifts nothing else. */
    RandomStream random(String purpose);

    /**
     * Creates the replacement policy of a cache.
     *
     * @param lines number of lines of the cache, at least 1
     * @param bytes capacity of the cache
     */
    ReplacementPolicy replacement(Component policy, int lines, long bytes);

    /** Makes the components that the layer is configured with, such as the layout of a volume. */
    default Parts parts() {
        return Parts.NONE;
    }

    /** What lies below, in the order of the scenario; at least one. */
    List<Unit> below();

    /**
     * A request that does a part of another's work: issued as the whole is ({@link Request#issuedAs}), and counted among those that the
     * whole waits for. Ask for its completion, submit it to a unit below, and {@link #finish} it when it is complete.
     *
     * @param whole a request that was submitted to this layer and is not complete
     */
    Request part(Request whole, Operation operation, long sector, long sectors);

    /**
     * Keeps a request that was submitted to this layer from being complete until {@link #release}, however many of its parts
     * come and go meanwhile: parts may be complete within {@link Unit#submit}, and some are made only when others are
     * complete.
     */
    void hold(Request whole);

    /**
     * Takes one {@link #hold} back.
     *
     * @return whether nothing is left that the whole was waiting for; the layer then completes it
     */
    boolean release(Request whole);

    /** A request of the layer's own, such as a destage or a prefetch: nobody waits for it, it is noncritical. */
    Request own(Operation operation, long sector, long sectors);

    /**
     * The layer is done with a request that it got from {@link #part} or {@link #own}; it must not be used afterwards. A
     * whole takes the account of times, quantities and places and the buffer's outcome from the part that came last, which
     * is the one that it waited for ({@link Request#servedAs}), and counts as dispatched when its first part was.
     *
     * @return whether nothing is left that its whole was waiting for; false for a request of the layer's own
     */
    boolean finish(Request completed);

    /**
     * What to throw when the run cannot go on, such as after a loss of data.
     *
     * @param message what has happened and what would prevent it
     */
    RuntimeException failure(String message);
}
