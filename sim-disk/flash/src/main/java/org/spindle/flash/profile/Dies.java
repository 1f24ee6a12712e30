package org.spindle.flash.profile;

import static java.util.Objects.requireNonNull;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.spindle.flash.front.SerialServer;
import org.spindle.spi.metric.Level;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/**
 * Dies behind channels. A die serves its operations in order of arrival, one at a time: a read occupies it until its
 * data have been transferred over the channel, a program from the beginning of its transfer on.
 */
final class Dies implements EventHandler {

    /** Receives finished operations. */
    interface Client {
        void done(int op);
    }

    private static final int ARRAY_DONE = 0;
    private static final int MOVED = 1;

    private final EventLoop events;
    private final DieOperations ops;
    private final double channelNanosPerByte;
    private final SerialServer[] channels;
    private final int[] current;
    private final int[] first;
    private final int[] last;
    private final long[] collected;
    private final Level utilisation;
    private @Nullable Client client;
    private int busy;

    Dies(ProfileConfig config, EventLoop events, Metrics metrics, DieOperations ops) {
        this.events = events;
        this.ops = ops;
        channelNanosPerByte = 1e9 / config.channelRate().bytesPerSecond();
        channels = new SerialServer[config.channels()];
        Arrays.setAll(channels, i -> new SerialServer());
        current = new int[config.dies()];
        Arrays.fill(current, DieOperations.NONE);
        first = current.clone();
        last = current.clone();
        collected = new long[config.dies()];
        utilisation = metrics.level("dies-busy", "", "Share of the dies that are busy");
    }

    /** Sets the receiver of finished operations; called once, before the first command. */
    void connect(Client receiver) {
        client = receiver;
    }

    private Client client() {
        return requireNonNull(client);
    }

    int count() {
        return current.length;
    }

    /** Queues an operation. */
    void add(int op) {
        int die = ops.die[op];
        ops.queued[op] = events.now();
        ops.stalled[op] = collectedUntilNow(die);
        if (current[die] == DieOperations.NONE) {
            show(busy + 1);
            start(die, op);
        } else if (first[die] == DieOperations.NONE) {
            first[die] = op;
            last[die] = op;
        } else {
            ops.next[last[die]] = op;
            last[die] = op;
        }
    }

    private void show(int nowBusy) {
        busy = nowBusy;
        utilisation.set((double) busy / current.length);
    }

    private long collectedUntilNow(int die) {
        int op = current[die];
        boolean collecting = op != DieOperations.NONE && ops.kind[op] == DieOperations.COLLECT;
        return collected[die] + (collecting ? events.now() - ops.started[op] : 0);
    }

    private void start(int die, int op) {
        long now = events.now();
        current[die] = op;
        ops.started[op] = now;
        ops.stalled[op] = collected[die] - ops.stalled[op];
        if (ops.kind[op] == DieOperations.PROGRAM) {
            events.schedule(move(die, op), this, MOVED, op);
        } else {
            events.schedule(now + ops.nanos[op], this, ARRAY_DONE, op);
        }
    }

    private long move(int die, int op) {
        return channels[die % channels.length].serve(events.now(), Math.round(ops.bytes[op] * channelNanosPerByte));
    }

    @Override
    public void handle(int event, long arg) {
        int op = (int) arg;
        boolean isProgram = ops.kind[op] == DieOperations.PROGRAM;
        if (event == MOVED) {
            ops.moved[op] = events.now();
            if (isProgram) {
                events.schedule(events.now() + ops.nanos[op], this, ARRAY_DONE, op);
                return;
            }
        } else {
            ops.arrayDone[op] = events.now();
            if (ops.kind[op] == DieOperations.READ) {
                events.schedule(move(ops.die[op], op), this, MOVED, op);
                return;
            }
        }
        finish(op);
    }

    private void finish(int op) {
        int die = ops.die[op];
        if (ops.kind[op] == DieOperations.COLLECT) {
            collected[die] += ops.nanos[op];
        }
        int next = first[die];
        current[die] = DieOperations.NONE;
        if (next == DieOperations.NONE) {
            show(busy - 1);
        } else {
            first[die] = ops.next[next];
            start(die, next);
        }
        client().done(op);
    }
}
