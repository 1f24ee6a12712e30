package org.spindle.flash.calibrate;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import org.spindle.engine.Simulator;
import org.spindle.spi.config.Size;
import org.spindle.spi.device.Device;
import org.spindle.spi.device.DeviceFactory;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.RandomStream;

/**
 * Runs a device under a constant load: so many random accesses are outstanding all the time; those beyond the queue depth of the device
 * wait in order in front of it. The device is reached by conversations.
 */
final class ClosedLoopTrial implements CompletionListener {

    private static final int LEAST_REQUESTS = 3_000;
    private static final int ROUNDS = 4;

    private final Simulator events = new Simulator();
    private final Device device;
    private final RandomStream random;
    private final Operation operation;
    private final long sectors;
    private final Deque<Request> waiting = new ArrayDeque<>();
    private final long[] responses;
    private final int warmUp;
    private int sent;
    private int done;
    private int inside;

    <C extends Record> ClosedLoopTrial(
            DeviceFactory<C> factory, C config, Operation operation, long bytes, int outstanding) {
        TrialContext context = new TrialContext(events);
        device = factory.create(config, context);
        random = context.load();
        this.operation = operation;
        sectors = Math.max(1, bytes / Size.SECTOR);
        warmUp = Math.max(LEAST_REQUESTS / 2, ROUNDS / 2 * outstanding);
        responses = new long[Math.max(LEAST_REQUESTS, ROUNDS * outstanding)];
        for (int i = 0; i < outstanding; i++) {
            send(new Request());
        }
        events.run();
        Arrays.sort(responses);
    }

    private void send(Request request) {
        long places = device.sectors() / sectors;
        request.reset(sent++, 0, operation, random.nextLong(places) * sectors, sectors);
        request.arrived(events.now());
        request.expect(this);
        if (inside < device.queueDepth()) {
            inside++;
            device.submit(request);
        } else {
            waiting.add(request);
        }
    }

    @Override
    public void completed(Request request) {
        inside--;
        int measured = done++ - warmUp;
        if (measured >= 0 && measured < responses.length) {
            responses[measured] = request.responseTime();
        }
        Request next = waiting.poll();
        if (next != null) {
            inside++;
            device.submit(next);
        }
        if (done < warmUp + responses.length) {
            send(request);
        }
    }

    double meanNanos() {
        return Arrays.stream(responses).average().orElse(Double.NaN);
    }

    double quantileNanos(double share) {
        return responses[(int) Math.min(responses.length - 1, Math.ceil(share * responses.length) - 1)];
    }
}
