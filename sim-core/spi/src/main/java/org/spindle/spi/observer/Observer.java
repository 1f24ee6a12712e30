package org.spindle.spi.observer;

import java.util.List;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;

/**
 * Follows the requests that the workload of one run issues. An observer must not affect the run: it never changes a
 * request, never keeps a reference beyond a call, and schedules nothing. Times are simulated nanoseconds from 0.
 *
 * <p>Arrivals and completions are reported in order of time, those of the warm-up included. If the end of the warm-up
 * is to be detected, the observer follows the second of the two simulations, which is the one that is measured.
 *
 * <p>An example, which counts requests that take more than 100 ms:
 *
 * <pre>{@code
 * final class Slow implements Observer {
 *     private final Counter slow;
 *
 *     Slow(ObserverContext context) {
 *         slow = context.metrics().counter("slow", "requests", "Requests that took more than 100 ms");
 *     }
 *
 *     public void completed(Request request) {
 *         slow.add(request.responseTime() > 100_000_000 ? 1 : 0);
 *     }
 * }
 * }</pre>
 */
public interface Observer {

    /**
     * The run is assembled and about to begin.
     *
     * @param schema of its requests; nothing more can be declared
     * @param units names of the devices and volumes that requests address, by index
     */
    default void begin(RequestSchema schema, List<String> units) {}

    /** The request enters the system now. */
    default void arrived(Request request) {}

    /** The request is complete; the workload has not been notified yet. */
    default void completed(Request request) {}

    /**
     * The warm-up is over; Spindle has discarded the values of all metrics. Called at the beginning, with time 0, if
     * there is no warm-up, and not at all if the run ends within it.
     */
    default void warmedUp(long at) {}

    /** The run is over; the last occasion to write to files and to add series. Not called if the run fails. */
    default void end(long at) {}
}
