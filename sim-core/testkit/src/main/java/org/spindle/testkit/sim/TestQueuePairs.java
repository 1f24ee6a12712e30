package org.spindle.testkit.sim;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.device.QueuePairDevice;
import org.spindle.spi.link.QueuePairPort;
import org.spindle.spi.request.Request;

/**
 * Queue pairs in front of one device, which take commands in order of arrival and throw an AssertionError at a device that
 * breaks their rules. A fetch takes 100 ns.
 */
public final class TestQueuePairs implements QueuePairPort {

    private static final long FETCH = 100;

    private final TestEventLoop events;
    private final int hardwareQueues;
    private final Deque<Request> announced = new ArrayDeque<>();
    private final Set<Request> fetched = Collections.newSetFromMap(new IdentityHashMap<>());
    private @Nullable QueuePairDevice device;
    private int atDevice;

    TestQueuePairs(TestEventLoop events, int hardwareQueues) {
        this.events = events;
        this.hardwareQueues = hardwareQueues;
    }

    /** Names the device that fetches the commands. */
    public void connect(QueuePairDevice to) {
        device = to;
    }

    /** Announces a command; its completion is passed to the listener that the request expects. */
    public void announce(Request request) {
        request.hardwareQueue((int) (request.id() % hardwareQueues));
        announced.add(request);
        Objects.requireNonNull(device).commandsWaiting();
    }

    /** Commands that wait to be fetched. */
    public int waiting() {
        return announced.size();
    }

    @Override
    public int hardwareQueues() {
        return hardwareQueues;
    }

    @Override
    public boolean fetch() {
        Request next = announced.poll();
        if (next == null) {
            return false;
        }
        QueuePairDevice to = Objects.requireNonNull(device);
        if (++atDevice > to.queueDepth()) {
            throw new AssertionError("the device fetches more commands than its depth, " + to.queueDepth());
        }
        events.schedule(events.now() + FETCH, () -> {
            fetched.add(next);
            to.submit(next);
        });
        return true;
    }

    @Override
    public void post(Request request) {
        if (!fetched.remove(request)) {
            throw new AssertionError("the device posts " + request + ", which is not at the device");
        }
        atDevice--;
        events.schedule(events.now(), () -> request.complete(events.now()));
    }
}
