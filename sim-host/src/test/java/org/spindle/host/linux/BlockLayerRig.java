package org.spindle.host.linux;

import java.util.ArrayList;
import java.util.List;
import org.spindle.spi.Component;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.driver.Driver;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.testkit.oracle.PlainScheduler;
import org.spindle.testkit.sim.FixedTimeDevice;
import org.spindle.testkit.sim.Requests;
import org.spindle.testkit.sim.TestDriverContext;
import org.spindle.testkit.sim.TestEventLoop;

/** The driver {@code linux} above a device that takes 10 ms for each request, with a scheduler of the test kit. */
final class BlockLayerRig {

    static final long MS = 1_000_000;
    static final MergeConfig MERGES = new MergeConfig(Merging.ALL, Size.parse("1280 KiB"), 128, Size.parse("4 KiB"));
    static final PlugConfig PLUG = new PlugConfig(true, null, Time.ofMillis(3), Size.parse("128 KiB"));
    static final PlugConfig NO_PLUG = new PlugConfig(false, null, Time.ofMillis(3), Size.parse("128 KiB"));
    static final FlushConfig FLUSHES = new FlushConfig(true, false);

    final TestEventLoop events = new TestEventLoop();
    final Requests requests = new Requests();
    final FixedTimeDevice device = new FixedTimeDevice(events, 10 * MS);

    /** Sectors of completed requests. */
    final List<Long> completed = new ArrayList<>();

    TestDriverContext context;

    record Named(String type) implements Component {
        @Override
        public Record config() {
            return this;
        }
    }

    Driver driver(Generation generation, int pool, int tags, MergeConfig merges, PlugConfig plug) {
        return driver(generation, "fcfs", PlainScheduler.fcfs(), pool, tags, merges, plug);
    }

    Driver driver(
            Generation generation,
            String type,
            RequestScheduler scheduler,
            int pool,
            int tags,
            MergeConfig merges,
            PlugConfig plug) {
        context = new TestDriverContext(events, () -> scheduler).device("disk", tags, device);
        return new LinuxDriverFactory()
                .create(
                        new LinuxDriverConfig(
                                generation, new Named(type), pool, 0, null, 0, 1000, merges, plug, FLUSHES),
                        context);
    }

    Request send(Driver driver, Request request) {
        request.criticality(Criticality.NONCRITICAL, Request.NONE);
        request.process(1);
        request.expect(done -> completed.add(done.sector()));
        driver.submit(request);
        return request;
    }

    void read(Driver driver, long... sectors) {
        for (long sector : sectors) {
            send(driver, requests.read(sector, 8));
        }
    }

    static MergeConfig limits(Merging merging, String size, int segments) {
        return new MergeConfig(merging, Size.parse(size), segments, Size.parse("4 KiB"));
    }
}
