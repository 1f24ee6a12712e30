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
 * Runs a device under a constant load: a constant number of random accesses is outstanding; those beyond the queue
 * depth of the device wait in order in front of it. The device is connected by conversations.
 */
final class ClosedLoopTrial implements CompletionListener {

    private static final int ROUNDS = 4;
    private static final int LARGEST_WARM_UP = 10_000;

    private final Simulator events = new Simulator();
    private final Device device;
    private final RandomStream random;
    private final Operation operation;
    private final long sectors;
    private final int submitters;
    private final Deque<Request> waiting = new ArrayDeque<>();
    private final long[] responses;
    private final int warmUp;
    private int sent;
    private int done;
    private int inside;

    /**
     * Runs the trial.
     *
     * @param requests that are measured, at least
     */
    <C extends Record> ClosedLoopTrial(DeviceFactory<C> factory, C config, MeasuredLoad load, int requests) {
        int outstanding = load.outstanding();
        TrialContext context = new TrialContext(events, true);
        device = factory.create(config, context);
        random = context.load();
        operation = load.operation();
        sectors = Math.max(1, load.bytes() / Size.SECTOR);
        submitters = load.submitters();
        warmUp = Math.max(Math.min(requests / 2, LARGEST_WARM_UP), ROUNDS / 2 * outstanding);
        responses = new long[Math.max(requests, ROUNDS * outstanding)];
        for (int i = 0; i < outstanding; i++) {
            send(new Request(), i % submitters);
        }
        events.run();
        Arrays.sort(responses);
    }

    private void send(Request request, long process) {
        long places = device.sectors() / sectors;
        request.reset(sent++, 0, operation, random.nextLong(places) * sectors, sectors);
        request.process(process);
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
            send(request, request.process());
        }
    }

    double meanNanos() {
        return Arrays.stream(responses).average().orElse(Double.NaN);
    }

    double quantileNanos(double share) {
        return responses[(int) Math.min(responses.length - 1, Math.ceil(share * responses.length) - 1)];
    }
}
