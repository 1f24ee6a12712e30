package org.spindle.disk.simple;

import static java.util.Objects.requireNonNull;

import org.jspecify.annotations.Nullable;
import org.spindle.disk.bus.BusTimes;
import org.spindle.disk.bus.Transfer;
import org.spindle.disk.bus.Transfer.Rounding;
import org.spindle.spi.bus.BusClient;
import org.spindle.spi.bus.BusPort;
import org.spindle.spi.bus.BusPort.Message;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/**
 * The disk's side of its bus. Each message to the host takes the disk's own time and the delay of the route up, its
 * answer the delay of the route down. The bus is held from the command or a reconnection until a disconnection or a
 * completion is acknowledged.
 */
final class Connection implements BusClient, EventHandler {

    /** Receives events on the connection. */
    interface Client {

        /** The host has answered "ready" or a reconnection. */
        void attended();

        /** The data has been transferred. */
        void moved();

        /** The host has the completion. */
        void completionDelivered();

        /** The host has acknowledged the completion, and the bus is free. */
        void completionAcknowledged();
    }

    private static final long NONE = -1;
    private static final int ATTENDED = 0;
    private static final int DISCONNECTED = 1;
    private static final int DELIVERED = 2;
    private static final int ACKNOWLEDGED = 3;

    private final BusPort bus;
    private final EventLoop events;
    private final long messageTime;
    private final long sectorPicos;
    private final BusTimes times;
    private final boolean borrows;
    private @Nullable Transfer transfer;
    private @Nullable Client client;
    private @Nullable Request returning;
    private boolean held;
    private boolean leaving;
    private boolean wanted;
    /** Since when a reconnection waits in a controller that is busy with the disconnection of another request. */
    private long queuedSince = NONE;

    private Message pending = Message.RECONNECT;

    Connection(BusPort bus, EventLoop events, SimpleConfig config, BusTimes times) {
        this.bus = bus;
        this.events = events;
        this.times = times;
        messageTime = config.messageTime().nanos();
        borrows = config.compat().contains(SimpleCompat.BORROWED_BUS);
        sectorPicos = config.sectorTime().picos();
    }

    /** Sets the receiver of events on the connection; called once, before the first command. */
    void connect(Client receiver) {
        client = receiver;
        transfer = new Transfer(bus, events, sectorPicos, Rounding.NEAREST, receiver::moved);
    }

    private Client client() {
        return requireNonNull(client);
    }

    /** Records that a command has arrived, after which the disk owns the bus. */
    void commandArrived() {
        held |= !borrows;
    }

    /** Records that the overhead of the command is over. */
    void commandUnderstood() {
        held = true;
    }

    /** Returns whether the disk owns the bus. */
    boolean isHeld() {
        return held && !leaving;
    }

    /** Sends the host a ready message on the bus that is held. */
    void ready(Request request) {
        attend(request, false);
    }

    /** Records that only the answer to a ready message is missing. */
    void awaitAnswer(Request request) {
        request.clock().enter(times.transfer(), events.now());
    }

    private void attend(Request request, boolean reconnected) {
        request.clock().enter(times.transfer(), events.now());
        tell(ATTENDED, bus.answerTime(reconnected ? Message.RECONNECT : Message.READY));
    }

    /** Releases the bus. */
    void disconnect() {
        if (!held) {
            acquireFor(Message.DISCONNECT);
            return;
        }
        leaving = true;
        tell(DISCONNECTED, bus.answerTime(Message.DISCONNECT));
    }

    private void acquireFor(Message message) {
        pending = message;
        bus.acquire(this);
    }

    /** Requests the bus once the disk has released it; {@link Client#attended} follows. */
    void reconnect(Request request) {
        request.clock().enter(times.waiting(), events.now());
        returning = request;
        if (held && borrows && leaving && bus.isAnsweredOnTheWay(Message.DISCONNECT)) {
            queuedSince = events.now();
        } else if (held && borrows) {
            attend(request, true);
        } else if (held) {
            wanted = true;
        } else {
            acquireFor(Message.RECONNECT);
        }
    }

    /** Sends the completion, and releases the bus. */
    void complete(Request request) {
        if (!held) {
            request.clock().enter(times.waiting(), events.now());
            returning = request;
            acquireFor(Message.COMPLETION);
            return;
        }
        request.clock().enter(times.transfer(), events.now());
        leaving = true;
        tell(DELIVERED, bus.deliveryTime());
    }

    /** Transfers data over the bus that is held. */
    void move(Request request) {
        request.clock().enter(times.transfer(), events.now());
        requireNonNull(transfer).begin(request.sectors(), request.isRead());
    }

    private void tell(int what, long way) {
        events.schedule(events.now() + messageTime + way, this, what, 0);
    }

    @Override
    public void busGranted() {
        held = true;
        switch (pending) {
            case DISCONNECT -> disconnect();
            case COMPLETION -> complete(requireNonNull(returning));
            default -> attend(requireNonNull(returning), true);
        }
    }

    @Override
    public void handle(int op, long arg) {
        switch (op) {
            case ATTENDED -> client().attended();
            case DISCONNECTED -> free();
            case DELIVERED -> {
                client().completionDelivered();
                long back = bus.answerTime(Message.COMPLETION) - bus.deliveryTime();
                if (back == 0) {
                    acknowledged();
                } else {
                    events.schedule(events.now() + back, this, ACKNOWLEDGED, 0);
                }
            }
            default -> acknowledged();
        }
    }

    private void acknowledged() {
        if (held && borrows && bus.isAnsweredOnTheWay(Message.DISCONNECT)) {
            // The adapter forwards a reconnection before a command that it has not yet delivered.
            held = false;
            leaving = false;
            client().completionAcknowledged();
            bus.release();
        } else {
            free();
            client().completionAcknowledged();
        }
    }

    private void free() {
        if (!held) {
            return;
        }
        held = false;
        leaving = false;
        bus.release();
        if (queuedSince != NONE) {
            long arrives = Math.max(events.now(), queuedSince + messageTime);
            queuedSince = NONE;
            events.schedule(arrives + bus.answerTime(Message.RECONNECT), this, ATTENDED, 0);
        }
        if (wanted) {
            wanted = false;
            acquireFor(Message.RECONNECT);
        }
    }
}
