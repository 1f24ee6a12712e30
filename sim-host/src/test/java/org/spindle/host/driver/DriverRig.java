package org.spindle.host.driver;

import java.util.function.Supplier;
import org.spindle.spi.Component;
import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.testkit.sim.FixedTimeDevice;
import org.spindle.testkit.sim.Requests;
import org.spindle.testkit.sim.TestDriverContext;
import org.spindle.testkit.sim.TestEventLoop;

/** A driver above one device, and the requests for it. */
final class DriverRig {

    static final long MS = 1_000_000;

    static final CompletionListener NOBODY = request -> {};

    final TestEventLoop events = new TestEventLoop();

    final Requests requests = new Requests();

    /** Takes 10 ms for each request. */
    final FixedTimeDevice device = new FixedTimeDevice(events, 10 * MS);

    /** Returns a driver of the device alone, which takes {@code queueDepth} requests at once. */
    BlockTarget driver(Supplier<RequestScheduler> scheduler, int queueDepth, StandardDriverConfig config) {
        return new StandardDriverFactory()
                .create(config, new TestDriverContext(events, scheduler).device("sda", queueDepth, device));
    }

    /** Returns a read of 8 sectors. */
    Request read(long sector) {
        return requests.read(sector, 8);
    }

    /** Submits a request that arrives now; the listener is called at its completion. */
    void submit(BlockTarget driver, Request request, CompletionListener listener) {
        request.arrived(events.now());
        request.expect(listener);
        driver.submit(request);
    }

    static StandardDriverConfig config(boolean queueInDevice, Integer outstanding) {
        return new StandardDriverConfig(new AnyScheduler(), queueInDevice, outstanding);
    }

    private record NoConfig() {}

    record AnyScheduler() implements Component {
        @Override
        public String type() {
            return "fcfs";
        }

        @Override
        public Record config() {
            return new NoConfig();
        }
    }
}
