package org.spindle.spi.workload;

import java.util.OptionalLong;

/**
 * A source of requests in one simulation.
 *
 * <p>An example, which reads the first device from its beginning, a request after the other:
 *
 * <pre>{@code
 * final class Scan implements Workload, EventHandler, CompletionListener {
 *     private final WorkloadContext context;
 *     private long next;
 *
 *     Scan(WorkloadContext context) {
 *         this.context = context;
 *     }
 *
 *     public void start() {
 *         handle(0, 0);
 *     }
 *
 *     public void handle(int op, long arg) {
 *         Request read = context.newRequest().reset(next, 0, Operation.READ, next * 128, 128);
 *         next++;
 *         context.submit(read, this);
 *     }
 *
 *     public void completed(Request request) {
 *         if ((next + 1) * 128 <= context.sectors(0)) {
 *             context.events().schedule(context.events().now(), this, 0, 0);
 *         }
 *     }
 *
 *     public void close() {}
 * }
 * }</pre>
 */
public interface Workload extends AutoCloseable {

    /** Schedules the first arrivals. Called once, at time 0. */
    void start();

    /** Returns the number of requests that it sends unless the run ends earlier, if it is known at the start. */
    default OptionalLong requests() {
        return OptionalLong.empty();
    }

    /** Releases files. Called once, also after a failure. */
    @Override
    void close();
}
