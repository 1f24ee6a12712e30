package org.spindle.spi.device;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.scheduler.PositionOracle;

/**
 * A storage device, connected by bus conversations unless it is a {@link QueuePairDevice}. On a bus, a request is
 * submitted at the moment at which its command has arrived, and the device then owns the bus.
 *
 * <p>An example on a bus, which serves each request in 2 ms and moves data at the end, in no time:
 *
 * <pre>{@code
 * final class Constant implements Device, EventHandler, BusClient {
 *     private final DeviceContext context;
 *     private Request current;
 *
 *     Constant(DeviceContext context) {
 *         this.context = context;
 *     }
 *
 *     public long sectors() {
 *         return 1 << 20;
 *     }
 *
 *     public int queueDepth() {
 *         return 1;
 *     }
 *
 *     public void submit(Request request) {
 *         context.bus().release();
 *         current = request;
 *         context.events().schedule(context.events().now() + 2_000_000, this, 0, 0);
 *     }
 *
 *     public void handle(int op, long arg) {
 *         context.bus().acquire(this);
 *     }
 *
 *     public void busGranted() {
 *         context.bus().release();
 *         current.complete(context.events().now());
 *     }
 * }
 * }</pre>
 */
public interface Device extends BlockTarget {

    /** Returns the capacity in sectors of 512 bytes. */
    long sectors();

    /** Returns the most requests outstanding at the device at once; at least 1. */
    int queueDepth();

    /** Returns the position oracle for schedulers; null for a device without positions. */
    default @Nullable PositionOracle positions() {
        return null;
    }

    /**
     * Checks whether the device can serve such a request (alignment, operation).
     *
     * @return null if so, otherwise what is wrong and what would be right
     */
    default @Nullable String refusal(long sector, long sectors) {
        return null;
    }

    /**
     * Returns the expected service time of these requests, for analytic models; not called during a run.
     *
     * @return null if it is unknown
     * @throws IllegalArgumentException if this configuration rules it out, with the reason and what to do
     */
    default @Nullable ServiceForecast forecast(RequestMix mix) {
        return null;
    }
}
