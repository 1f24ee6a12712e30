package org.spindle.flash.calibrate;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.PriorityQueue;
import org.spindle.engine.Simulator;
import org.spindle.spi.config.Size;
import org.spindle.spi.device.Device;
import org.spindle.spi.device.DeviceFactory;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;

/**
 * Gives a device the accesses of a trace, each as long after the completion of another as the trace has recorded: of
 * that which was completed last before it was issued. So a device that is slower or faster than the recorded one gets
 * its accesses later or sooner, as from programs that wait for their accesses. Those before the first completion come
 * at the times of their issue. Those beyond the queue depth of the device wait in order in front of it; addresses
 * beyond its end wrap around.
 */
final class AccessReplay implements CompletionListener {

    private static final int NOTHING = -1;

    private record End(long at, int access) {}

    private final Simulator events = new Simulator();
    private final Device device;
    private final Deque<Request> waiting = new ArrayDeque<>();
    private final Request[] requests;
    private final double[] nanos;
    /** The first access that is issued after each one, and the next that is issued after the same as it. */
    private final int[] firstAfter;

    private final int[] nextAfter;
    private final long[] delay;
    private int inside;

    <C extends Record> AccessReplay(DeviceFactory<C> factory, C config, List<TimedAccess> accesses) {
        device = factory.create(config, new TrialContext(events, false));
        int count = accesses.size();
        nanos = new double[count];
        requests = new Request[count];
        firstAfter = new int[count];
        nextAfter = new int[count];
        delay = new long[count];
        Arrays.fill(firstAfter, NOTHING);
        PriorityQueue<End> ends = new PriorityQueue<>(Comparator.comparingLong(End::at));
        long start = accesses.stream().mapToLong(TimedAccess::issued).min().orElse(0);
        End last = new End(start, NOTHING);
        for (int i = 0; i < count; i++) {
            TimedAccess access = accesses.get(i);
            requests[i] = request(i, access);
            End first = ends.peek();
            while (first != null && first.at() <= access.issued()) {
                last = ends.remove();
                first = ends.peek();
            }
            delay[i] = access.issued() - last.at();
            if (last.access() == NOTHING) {
                issue(i);
            } else {
                nextAfter[i] = firstAfter[last.access()];
                firstAfter[last.access()] = i;
            }
            ends.add(new End(access.issued() + access.nanos(), i));
        }
        events.run();
    }

    private Request request(int number, TimedAccess access) {
        Request request = new Request();
        long sectors = Math.min(device.sectors(), (access.bytes() + Size.SECTOR - 1) / Size.SECTOR);
        long sector = access.sector() % (device.sectors() - sectors + 1);
        request.reset(number, 0, access.operation(), sector, sectors);
        request.expect(this);
        return request;
    }

    /** Issues an access after its delay. */
    private void issue(int access) {
        events.schedule(events.now() + delay[access], (event, arg) -> arrive(requests[access]), 0, 0);
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
        int number = (int) request.id();
        nanos[number] = request.responseTime();
        inside--;
        Request next = waiting.poll();
        if (next != null) {
            inside++;
            device.submit(next);
        }
        for (int after = firstAfter[number]; after != NOTHING; after = nextAfter[after]) {
            issue(after);
        }
    }

    /** Responses in the order of the accesses, in nanoseconds. */
    double[] nanos() {
        return nanos.clone();
    }
}
