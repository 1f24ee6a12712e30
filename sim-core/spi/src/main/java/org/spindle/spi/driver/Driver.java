package org.spindle.spi.driver;

import org.spindle.spi.request.BlockTarget;

/**
 * A device driver: takes requests for every device of its context, by index.
 *
 * <p>An example without queues, for devices that take any number of requests:
 *
 * <pre>{@code
 * final class Direct implements Driver {
 *     private final DriverContext context;
 *     private final long[] last;
 *
 *     Direct(DriverContext context) {
 *         this.context = context;
 *         last = new long[context.devices().size()];
 *     }
 *
 *     public void submit(Request request) {
 *         last[request.device()] = request.sector();
 *         request.dispatched(context.events().now());
 *         request.hardwareQueue(0);
 *         context.path(request.device()).submit(request);
 *     }
 *
 *     public long lastSector(int device) {
 *         return last[device];
 *     }
 * }
 * }</pre>
 */
public interface Driver extends BlockTarget {

    /** Returns the first sector of the request dispatched last; 0 before the first dispatch. */
    long lastSector(int device);

    /** Returns one past the last sector of that request; its first sector if the driver does not store the end. */
    default long lastEnd(int device) {
        return lastSector(device);
    }
}
