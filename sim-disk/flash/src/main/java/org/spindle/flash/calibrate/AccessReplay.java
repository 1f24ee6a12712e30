package org.spindle.flash.calibrate;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.spindle.engine.Simulator;
import org.spindle.spi.config.Size;
import org.spindle.spi.device.Device;
import org.spindle.spi.device.DeviceFactory;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;

/**
 * Replays the accesses of a trace on a device at the times of their issue. Those beyond its queue depth wait in order
 * in front of it; addresses
 * beyond its end wrap around.
 */
final class AccessReplay implements CompletionListener {

    private final Simulator events = new Simulator();
    private final Device device;
    private final Deque<Request> waiting = new ArrayDeque<>();
    private final double[] nanos;
    private int inside;

    <C extends Record> AccessReplay(DeviceFactory<C> factory, C config, List<TimedAccess> accesses) {
        device = factory.create(config, new TrialContext(events));
        nanos = new double[accesses.size()];
        long start = accesses.stream().mapToLong(TimedAccess::issued).min().orElse(0);
        for (int i = 0; i < nanos.length; i++) {
            TimedAccess access = accesses.get(i);
            Request request = new Request();
            long sectors = Math.min(device.sectors(), (access.bytes() + Size.SECTOR - 1) / Size.SECTOR);
            long sector = access.sector() % (device.sectors() - sectors + 1);
            request.reset(i, 0, access.operation(), sector, sectors);
            request.expect(this);
            events.schedule(access.issued() - start, (event, arg) -> arrive(request), 0, 0);
        }
        events.run();
    }

    private void arrive(Request request) {
        request.arrived(events.now());
        if (inside < device.queueDepth()) {
            inside++;
            device.submit(request);
        } else {
            waiting.add(request);
        }
    }

    @Override
    public void completed(Request request) {
        nanos[(int) request.id()] = request.responseTime();
        inside--;
        Request next = waiting.poll();
        if (next != null) {
            inside++;
            device.submit(next);
        }
    }

    /** Responses in the order of the accesses, in nanoseconds. */
    double[] nanos() {
        return nanos.clone();
    }
}
