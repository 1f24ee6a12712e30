package org.spindle.host.emulator;

import static java.util.Objects.requireNonNull;

import java.util.ArrayDeque;
import java.util.Queue;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;

/**
 * One unit and the program that emulates it. The unit below has one piece at a time; the next is sent when the program has processed
 * the previous one. Meanwhile a disk continues to rotate.
 */
final class EmulatedUnit implements CompletionListener, EventHandler {

    private final Unit below;
    private final LayerContext context;
    private final EmulatedTimes times;
    private final Queue<Request> waiting = new ArrayDeque<>();

    /** The request being executed; null if there is none. */
    private @Nullable Request current;

    /** First sector of the current request that has not been sent. */
    private long next;

    private long end;

    EmulatedUnit(Unit below, LayerContext context, EmulatedTimes times) {
        this.below = below;
        this.context = context;
        this.times = times;
    }

    void submit(Request whole) {
        if (current == null) {
            begin(whole);
        } else {
            whole.clock().enter(times.queued, context.events().now());
            waiting.add(whole);
        }
    }

    private void begin(Request whole) {
        current = whole;
        next = whole.sector();
        end = next + whole.sectors();
        whole.clock().leave(context.events().now());
        context.hold(whole);
        send(whole);
    }

    private void send(Request whole) {
        long sectors = Math.min(times.largest, end - next);
        Request piece = context.part(whole, whole.operation(), next, sectors);
        next += sectors;
        piece.expect(this);
        below.submit(piece);
    }

    @Override
    public void completed(Request piece) {
        long now = context.events().now();
        long late = times.draw(piece.sectors());
        context.finish(piece);
        requireNonNull(current).clock().enter(times.late, now);
        context.events().schedule(now + late, this, 0, 0);
    }

    @Override
    public void handle(int op, long arg) {
        Request whole = requireNonNull(current);
        if (next < end) {
            send(whole);
            return;
        }
        current = null;
        if (!waiting.isEmpty()) {
            begin(waiting.remove());
        }
        if (context.release(whole)) {
            whole.complete(context.events().now());
        }
    }
}
