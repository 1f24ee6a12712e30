package @package@;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.bus.BusClient;
import org.spindle.spi.device.Device;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;

/**
 * Serves one request after the other. It releases the bus when the command has arrived, works, and acquires the bus again to report
 * completion; the data take no time on the bus.
 */
final class @Name@ implements Device, EventHandler, BusClient {

    private final DeviceContext context;
    private final long sectors;
    private final long serviceNanos;
    private @Nullable Request current;

    @Name@(@Name@Config config, DeviceContext context) {
        this.context = context;
        sectors = config.capacity().sectors();
        serviceNanos = config.service().nanos();
    }

    @Override
    public long sectors() {
        return sectors;
    }

    @Override
    public int queueDepth() {
        return 1;
    }

    @Override
    public void submit(Request request) {
        context.bus().release();
        current = request;
        context.events().schedule(context.events().now() + serviceNanos, this, 0, 0);
    }

    /** The work for the current request is done. */
    @Override
    public void handle(int op, long arg) {
        context.bus().acquire(this);
    }

    @Override
    public void busGranted() {
        context.bus().release();
        Request done = current;
        current = null;
        done.complete(context.events().now());
    }
}
