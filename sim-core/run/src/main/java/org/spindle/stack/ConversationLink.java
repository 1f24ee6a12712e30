package org.spindle.stack;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.bus.BusClient;
import org.spindle.spi.link.DeviceLink;
import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.request.CommonTimes;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.request.TimeComponent;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/**
 * A link that carries one conversation at a time, as a SCSI bus does. A command occupies each upper bus for its
 * arbitration only, is delayed by each controller, and arrives together with the ownership of the device's own bus.
 * Several commands may be in transit at once; one that arrives while the device is in conversation waits until it has
 * released its bus.
 *
 * <p>The lower end is a device or a controller with a front. There is one hardware queue.
 */
final class ConversationLink implements DeviceLink {

    private final EventLoop events;
    private final BusSegment[] segments;
    private final BusConnection connection;
    private final TimeComponent busWait;
    private final TimeComponent busTransfer;
    private final ArrayDeque<Request> arrivedCommands = new ArrayDeque<>();
    private final EventHandler delivery = (op, arg) -> deliverNext();
    private final List<CommandTransfer> idle = new ArrayList<>();
    private @Nullable BlockTarget target;
    private int queueDepth;

    /**
     * @param segments of the route from its upper end down, at least one
     * @param leastSectorTimePicos least picoseconds per sector of 512 bytes at the upper end of the route
     * @param ownerAnswerTime nanoseconds that the upper end of the route takes to answer a message
     * @param schema schema in which the link declares the times of commands in transit
     */
    ConversationLink(
            EventLoop events,
            BusSegment[] segments,
            long leastSectorTimePicos,
            long ownerAnswerTime,
            RequestSchema schema) {
        this.events = events;
        busWait = CommonTimes.busWait(schema);
        busTransfer = CommonTimes.busTransfer(schema);
        this.segments = segments;
        connection = new BusConnection(segments, leastSectorTimePicos, ownerAnswerTime, this::released);
    }

    /** Returns the lower end's side of the link. */
    BusConnection connection() {
        return connection;
    }

    /**
     * Attaches the lower end, which is created with {@link #connection} and therefore later than the link.
     *
     * @param depth requests that it accepts at once, at least 1
     */
    void attach(BlockTarget lowerEnd, int depth) {
        target = lowerEnd;
        queueDepth = depth;
    }

    @Override
    public int hardwareQueues() {
        return 1;
    }

    @Override
    public int queueDepth() {
        return queueDepth;
    }

    @Override
    public void submit(Request request) {
        if (request.dispatched() == Request.NONE) {
            request.dispatched(events.now());
        }
        request.clock().enter(busWait, events.now());
        CommandTransfer transfer = idle.isEmpty() ? new CommandTransfer() : idle.remove(idle.size() - 1);
        transfer.begin(request);
    }

    private void arrive(Request request) {
        BlockTarget lowerEnd = target;
        if (lowerEnd == null) {
            throw new IllegalStateException("a request was submitted before the simulation was assembled");
        }
        if (connection.isOwned() || !arrivedCommands.isEmpty()) {
            arrivedCommands.add(request);
        } else {
            deliver(request, lowerEnd);
        }
    }

    private void deliver(Request request, BlockTarget lowerEnd) {
        request.clock().leave(events.now());
        connection.commandDelivered();
        lowerEnd.submit(request);
    }

    /** Conversations do not overlap, even on a bus that several clients may own at once. */
    private void released() {
        if (!arrivedCommands.isEmpty()) {
            events.schedule(events.now(), delivery, 0, 0);
        }
    }

    private void deliverNext() {
        if (connection.isOwned()) {
            return;
        }
        Request first = arrivedCommands.poll();
        if (first != null && target != null) {
            deliver(first, target);
        }
    }

    /** The transfer of one command from the upper to the lower end. */
    private final class CommandTransfer implements BusClient, EventHandler {

        private static final int PASSED_ON = 0;
        private static final int OWNING = 1;

        private @Nullable Request request;
        private int segment;

        void begin(Request command) {
            request = command;
            segment = 0;
            segments[0].bus().acquire(this, BusSegment.ABOVE);
        }

        @Override
        public void busGranted() {
            if (segment > 0 && segments[segment - 1].delaysOnBusBelow()) {
                if (request != null) {
                    request.clock().enter(busTransfer, events.now());
                }
                events.schedule(events.now() + segments[segment - 1].delayBelow(), this, OWNING, 0);
            } else {
                owned();
            }
        }

        private void owned() {
            BusSegment granted = segments[segment];
            if (segment < segments.length - 1) {
                granted.bus().release(BusSegment.ABOVE);
                long delay = granted.delaysOnBusBelow() ? 0 : granted.delayBelow();
                if (request != null && delay > 0) {
                    request.clock().enter(busTransfer, events.now());
                }
                events.schedule(events.now() + delay, this, PASSED_ON, 0);
                return;
            }
            Request command = request;
            request = null;
            idle.add(this);
            if (command != null) {
                arrive(command);
            }
        }

        @Override
        public void handle(int op, long arg) {
            if (op == OWNING) {
                owned();
                return;
            }
            segment++;
            if (request != null) {
                request.clock().enter(busWait, events.now());
            }
            segments[segment].bus().acquire(this, BusSegment.ABOVE);
        }
    }
}
