package org.spindle.disk.controller;

import static java.util.Objects.requireNonNull;

import java.util.ArrayDeque;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.spindle.disk.bus.BusTimes;
import org.spindle.disk.bus.Transfer;
import org.spindle.disk.bus.Transfer.Rounding;
import org.spindle.spi.bus.BusClient;
import org.spindle.spi.bus.BusPort;
import org.spindle.spi.bus.BusPort.Message;
import org.spindle.spi.bus.ControllerContext;
import org.spindle.spi.metric.Distribution;
import org.spindle.spi.metric.Level;
import org.spindle.spi.request.CommonTimes;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.TimeComponent;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/**
 * The controller's transfers on the bus above it. The data of a write crosses on the connection on which the command
 * came; for the data of a read, and for every completion, the controller acquires the bus again. One connection at a
 * time, in order of request.
 */
final class HostTransfers implements BusClient, EventHandler {

    private enum Stage {
        COMMAND,
        DATA_IN,
        DATA_OUT,
        COMPLETION,
        ANSWER
    }

    private final EventLoop events;
    private final BusPort bus;
    private final long commandTime;
    private final long completionTime;
    private final BusTimes times;
    private final TimeComponent overhead;
    private final long sectorPicos;
    private final Level outstanding;
    private final Distribution wait;

    /** Requests that storage has completed, in order. */
    private final ArrayDeque<Request> ready = new ArrayDeque<>();

    private @Nullable Transfer transfer;
    private @Nullable Consumer<Request> store;
    private @Nullable Request connected;
    private Stage stage = Stage.COMMAND;
    private boolean asking;
    private long askedAt;
    private int inside;
    private boolean isDataLeftToStorage;

    HostTransfers(IntelligentConfig config, ControllerContext context) {
        events = context.events();
        bus = context.above();
        times = BusTimes.of(context.requestSchema());
        overhead = CommonTimes.overhead(context.requestSchema());
        commandTime = config.commandTime().nanos();
        completionTime = config.completionTime().nanos();
        sectorPicos = config.sectorTime().picos();
        outstanding = context.metrics().level("outstanding", "requests", "Requests of the host in the controller");
        wait = context.metrics()
                .distribution("host-wait", "ns", "From the end of a request's storage to its connection with the host");
    }

    /**
     * Sets the receiver of requests whose command and, for a write, data have arrived; called once, before the first
     * command.
     */
    void connect(Consumer<Request> receiver) {
        store = receiver;
        transfer = new Transfer(bus, events, sectorPicos, Rounding.DOWN, this::next);
    }

    /** Transfers no data from now on, because the storage does it. */
    void leaveDataToStorage() {
        isDataLeftToStorage = true;
    }

    /** Accepts a command that has arrived over the bus above, which the controller now owns. */
    void commandArrived(Request request) {
        outstanding.set(++inside);
        connected = request;
        stage = Stage.COMMAND;
        request.clock().enter(overhead, events.now());
        after(commandTime);
    }

    /** Records that storage has completed a request. */
    void stored(Request request) {
        request.clock().enter(times.waiting(), events.now());
        ready.add(request);
        askForBus();
    }

    private void askForBus() {
        if (!asking && connected == null && !bus.isOwned() && !ready.isEmpty()) {
            asking = true;
            askedAt = events.now();
            bus.acquire(this);
        }
    }

    @Override
    public void busGranted() {
        asking = false;
        wait.record(events.now() - askedAt);
        Request request = ready.remove();
        connected = request;
        if (request.isRead() && !isDataLeftToStorage) {
            stage = Stage.DATA_OUT;
            move(request);
        } else {
            report(request);
        }
    }

    private void report(Request request) {
        stage = Stage.COMPLETION;
        request.clock().enter(overhead, events.now());
        after(completionTime + bus.deliveryTime());
    }

    private void move(Request request) {
        request.clock().enter(times.transfer(), events.now());
        requireNonNull(transfer).begin(request.sectors(), request.isRead());
    }

    private void after(long nanos) {
        events.schedule(events.now() + nanos, this, 0, 0);
    }

    @Override
    public void handle(int op, long arg) {
        next();
    }

    /** Continues after the end of a stage. */
    private void next() {
        Request request = requireNonNull(connected);
        switch (stage) {
            case COMMAND -> {
                if (request.isWrite() && !isDataLeftToStorage) {
                    stage = Stage.DATA_IN;
                    move(request);
                } else {
                    leave();
                    requireNonNull(store).accept(request);
                    askForBus();
                }
            }
            case DATA_IN -> {
                leave();
                requireNonNull(store).accept(request);
                askForBus();
            }
            case DATA_OUT -> report(request);
            case COMPLETION -> {
                outstanding.set(--inside);
                stage = Stage.ANSWER;
                after(bus.answerTime(Message.COMPLETION) - bus.deliveryTime());
                request.complete(events.now());
            }
            case ANSWER -> {
                leave();
                askForBus();
            }
        }
    }

    private void leave() {
        connected = null;
        bus.release();
    }
}
