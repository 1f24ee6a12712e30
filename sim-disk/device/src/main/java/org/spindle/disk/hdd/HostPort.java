package org.spindle.disk.hdd;

import static java.util.Objects.requireNonNull;

import org.jspecify.annotations.Nullable;
import org.spindle.disk.hdd.spec.HddCompat;
import org.spindle.spi.bus.BusClient;
import org.spindle.spi.bus.BusPort;
import org.spindle.spi.bus.BusPort.Message;
import org.spindle.spi.sim.EventHandler;

/**
 * The drive's bus port: messages, data phases, and which of the drive's requests has the bus. A message occupies the
 * bus for its overhead and is answered after the round trip to the host; a transfer takes the time of its blocks.
 */
final class HostPort implements BusClient, EventHandler {

    /** Receives events on the bus. */
    interface Client {

        /**
         * The data phase begins or continues: the host has answered a ready or reconnect message, or a transfer has
         * ended.
         */
        void dataPhase(DriveRequest request, long movedBlocks);

        /** The host has answered a disconnection; the bus is free. */
        void disconnected(DriveRequest request);

        /** The host has the completion. */
        void completionDelivered(DriveRequest request);

        /** The host has answered the completion; the bus is free. */
        void completionAcknowledged(DriveRequest request);
    }

    private static final int SENT = 0;
    private static final int ANSWERED = 1;
    private static final int PREPARED = 2;
    private static final int DELIVERED = 3;
    private static final int ON_ITS_WAY = 4;

    private final BusPort bus;
    private final DriveClock events;
    private final Medium medium;
    private final BlockTransfer transfer;
    private final boolean acknowledgedLate;
    private final RequestStates states;
    private @Nullable Client client;

    private @Nullable DriveRequest connected;
    private Message message = Message.READY;
    private boolean parked;

    private @Nullable DriveRequest reselecting;
    private long reselectOverhead;

    /** Whether a reselection waits because a command or another request has the bus. */
    private boolean prepared;

    /** @param acknowledgedLate {@link HddCompat#LATE_ACKNOWLEDGEMENT} */
    HostPort(
            BusPort bus,
            DriveClock events,
            Medium medium,
            BlockTransfer transfer,
            boolean acknowledgedLate,
            RequestStates states) {
        this.acknowledgedLate = acknowledgedLate;
        this.bus = bus;
        this.events = events;
        this.medium = medium;
        this.transfer = transfer;
        this.states = states;
    }

    /** Sets the receiver of events on the bus; called once, before the first message. */
    void connect(Client learning) {
        client = learning;
        transfer.connect(this::moved);
    }

    private Client client() {
        return requireNonNull(client);
    }

    /** Returns the request that has the bus; null for none. */
    @Nullable
    DriveRequest connected() {
        return connected;
    }

    /** Returns whether the drive has the bus, for one of its requests or for a command that it has yet to process. */
    boolean isConnected() {
        return connected != null || bus.isOwned();
    }

    /** Returns whether a request of the drive waits for the bus. */
    boolean isReselecting() {
        return reselecting != null;
    }

    /** Returns the request that holds the bus although it lacks data or room; null for none. */
    @Nullable
    DriveRequest parked() {
        return parked ? connected : null;
    }

    /** Sends a message on the bus that the drive owns, after its overhead. */
    void send(Message what, DriveRequest request, long overhead) {
        connected = request;
        parked = false;
        message = what;
        states.processes(request);
        events.schedule(events.now() + overhead, this, SENT, 0);
    }

    /** Selects the request for which {@link #reselect} is called next; until then no other request may return to the bus. */
    void intend(DriveRequest request) {
        reselecting = request;
    }

    /**
     * Returns to the bus for the request that {@link #intend} has selected.
     *
     * @param preparation nanoseconds before the bus is requested
     * @param overhead nanoseconds on the bus
     */
    void reselect(long preparation, long overhead) {
        reselectOverhead = overhead;
        if (preparation > 0) {
            states.processes(requireNonNull(reselecting));
            events.schedule(events.now() + preparation, this, PREPARED, 0);
        } else {
            askForBus();
        }
    }

    private void askForBus() {
        if (reselecting != null) {
            states.waitsForBus(reselecting);
        }
        bus.acquire(this);
    }

    @Override
    public void busGranted() {
        medium.catchUp();
        DriveRequest request = requireNonNull(reselecting);
        reselecting = null;
        send(Message.RECONNECT, request, reselectOverhead);
        medium.reschedule();
    }

    /** Keeps the bus although no data can be transferred. */
    void park() {
        states.waits(requireNonNull(connected));
        parked = true;
    }

    /** Transfers blocks of the connected request; {@link Client#dataPhase} follows. */
    void move(long from, long blocks) {
        DriveRequest request = requireNonNull(connected);
        parked = false;
        states.transfers(request);
        transfer.begin(request, from, blocks);
    }

    /**
     * Requests a notice of each command before it acquires the bus.
     *
     * @return whether notices are given, and the messages that begin and end a data phase are answered at once
     */
    boolean announcesCommands(Runnable coming) {
        return bus.answerTime(Message.RECONNECT) == 0
                && bus.answerTime(Message.DISCONNECT) == 0
                && bus.announceCommands(coming);
    }

    /**
     * Continues a transfer of blocks that began at an earlier moment, when the request returned to the bus.
     *
     * @param since nanoseconds of the simulation
     */
    void moveSince(long since, DriveRequest request, long from, long blocks) {
        bus.takeOver();
        connected = request;
        message = Message.RECONNECT;
        parked = false;
        states.transfers(request);
        transfer.beginAsOf(since, request, from, blocks);
    }

    /** Continues after a transfer that has ended now, when the request had returned to the bus. */
    void hasMoved(DriveRequest request, long blocks) {
        bus.takeOver();
        connected = request;
        client().dataPhase(request, blocks);
    }

    @Override
    public void handle(int op, long arg) {
        medium.catchUp();
        switch (op) {
            case SENT -> sent();
            case DELIVERED -> delivered();
            case ANSWERED -> answered();
            case ON_ITS_WAY -> onItsWay(arg);
            default -> prepared();
        }
        medium.reschedule();
    }

    private void prepared() {
        if (isConnected()) {
            prepared = true;
            states.waitsForBus(requireNonNull(reselecting));
        } else {
            askForBus();
        }
    }

    /** Continues after the overhead of a message. */
    private void sent() {
        states.transfers(requireNonNull(connected));
        long delivery = message == Message.COMPLETION ? bus.deliveryTime() : 0;
        if (delivery > 0) {
            events.schedule(events.now() + delivery, this, DELIVERED, 0);
        } else if (message == Message.COMPLETION) {
            delivered();
        } else {
            answeredAfter(bus.answerTime(message));
        }
    }

    private void delivered() {
        client().completionDelivered(requireNonNull(connected));
        long nanos = bus.answerTime(message) - bus.deliveryTime();
        if (nanos == 0 && acknowledgedLate && bus.commandEvents() > 0) {
            events.schedule(events.now(), this, ON_ITS_WAY, bus.commandEvents() - 1);
        } else {
            answeredAfter(nanos);
        }
    }

    /** The acknowledgement takes as many events as a command, so that it does not overtake one sent before it. */
    private void onItsWay(long eventsLeft) {
        if (eventsLeft == 0) {
            answered();
        } else {
            events.schedule(events.now(), this, ON_ITS_WAY, eventsLeft - 1);
        }
    }

    private void answeredAfter(long nanos) {
        if (nanos == 0) {
            answered();
        } else {
            events.schedule(events.now() + nanos, this, ANSWERED, 0);
        }
    }

    private void answered() {
        DriveRequest request = requireNonNull(connected);
        switch (message) {
            case READY, RECONNECT -> client().dataPhase(request, 0);
            case DISCONNECT -> {
                states.waits(request);
                free();
                client().disconnected(request);
            }
            case COMPLETION -> {
                free();
                client().completionAcknowledged(request);
            }
        }
    }

    private void free() {
        connected = null;
        bus.release();
        if (prepared) {
            prepared = false;
            askForBus();
        }
    }

    private void moved() {
        medium.catchUp();
        client().dataPhase(requireNonNull(connected), transfer.end());
        medium.reschedule();
    }
}
