package org.spindle.spi.workload;

/**
 * When the requests of a generated workload are sent.
 *
 * <p>An example, which sends a request every millisecond:
 *
 * <pre>{@code
 * record EachMillisecond(ArrivalPatternContext workload) implements ArrivalPattern, EventHandler {
 *     public void start() {
 *         handle(0, 0);
 *     }
 *
 *     public void handle(int op, long arg) {
 *         if (workload.hasNext()) {
 *             workload.send(completed -> {});
 *             workload.events().schedule(workload.events().now() + 1_000_000, this, 0, 0);
 *         }
 *     }
 * }
 * }</pre>
 */
public interface ArrivalPattern {

    /** Schedules the first requests. Called once, at time 0. */
    void start();
}
