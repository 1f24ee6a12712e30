package org.spindle.flash.ssd;

import static java.util.Objects.requireNonNull;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.spindle.flash.front.IntQueue;
import org.spindle.flash.medium.FlashGeometry;
import org.spindle.flash.medium.OperationTimes;
import org.spindle.flash.ssd.OperationClass.Action;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/**
 * The dies and channels. An operation occupies channel and die for its command, with the data of a program; then the
 * die alone; a read waits for the channel again and occupies both for its data. A free channel first transfers data
 * that wait in dies, then serves the dies round robin.
 */
final class FlashArray implements EventHandler {

    /** Receives finished operations. */
    interface Client {
        void done(int op);
    }

    /** The state of a die. */
    enum Phase {
        IDLE,
        COMMAND,
        ARRAY,
        SUSPENDING,
        READY,
        DATA_OUT
    }

    private static final int COMMANDED = 0;
    private static final int ARRAY_DONE = 1;
    private static final int SUSPENDED = 2;
    private static final int MOVED_OUT = 3;

    private final FlashGeometry geometry;
    private final OperationTimes times;
    /** Times of blocks with one bit per cell. */
    private final OperationTimes slcTimes;

    private final Suspension suspension;
    private final EventLoop events;
    private final FlashOperations ops;
    private final OperationQueues queues;
    private final ArrayObserver observer;
    private @Nullable Client client;
    private final boolean dieInterleaving;
    private final int diesPerChannel;
    /** Channel and chip of each die. */
    private final int[] channelOf;

    private final int[] chipOf;

    private final Phase[] phase;
    private final int[] current;
    private final long[] occupied;
    private final long[] arrayEnd;
    private final long[] arrayEvent;
    private final long[] collected;
    private final int[] busyOfChip;

    private final boolean[] channelBusy;
    private final IntQueue[] ready;
    private final int[] turn;

    private int held;
    private final boolean[] touched;
    private final IntQueue touchedChannels = new IntQueue();

    FlashArray(
            SsdConfig config, EventLoop events, FlashOperations ops, OperationQueues queues, ArrayObserver observer) {
        geometry = config.geometry();
        times = new OperationTimes(geometry, config.flash(), config.bus());
        SlcCacheConfig slc = config.slcCache();
        slcTimes = slc == null ? times : new OperationTimes(geometry, slc.times(config.flash()), config.bus());
        suspension = new Suspension(config.flash().suspension(), geometry.allDies());
        dieInterleaving = config.scheduling().dieInterleaving();
        diesPerChannel = geometry.chips() * geometry.dies();
        this.events = events;
        this.ops = ops;
        this.queues = queues;
        this.observer = observer;
        int dies = geometry.allDies();
        channelOf = new int[dies];
        Arrays.setAll(channelOf, geometry::channelOfDie);
        chipOf = new int[dies];
        Arrays.setAll(chipOf, geometry::chipOfDie);
        phase = new Phase[dies];
        Arrays.fill(phase, Phase.IDLE);
        current = new int[dies];
        Arrays.fill(current, FlashOperations.NONE);
        occupied = new long[dies];
        arrayEnd = new long[dies];
        arrayEvent = new long[dies];
        collected = new long[dies];
        busyOfChip = new int[geometry.channels() * geometry.chips()];
        channelBusy = new boolean[geometry.channels()];
        ready = new IntQueue[geometry.channels()];
        Arrays.setAll(ready, i -> new IntQueue());
        turn = new int[geometry.channels()];
        touched = new boolean[geometry.channels()];
    }

    /** Sets the receiver of finished operations; called once, before the first operation. */
    void connect(Client receiver) {
        client = receiver;
    }

    private Client client() {
        return requireNonNull(client);
    }

    /** Holds back operations until {@link #release}, so that simultaneous ones can be combined. */
    void hold() {
        held++;
    }

    void release() {
        held--;
        while (held == 0 && !touchedChannels.isEmpty()) {
            int channel = touchedChannels.remove();
            touched[channel] = false;
            serve(channel);
        }
    }

    /** Queues an operation. */
    void add(int op) {
        int die = geometry.dieOfPlane(ops.plane[op]);
        ops.stalled[op] = collectedUntilNow(die);
        queues.add(op);
        observer.queued(die, ops.kind[op]);
        if (ops.kind[op].isUrgentRead()) {
            suspendIfWorthwhile(die);
        }
        wake(channelOf[die]);
    }

    private void wake(int channel) {
        if (held == 0) {
            serve(channel);
        } else if (!touched[channel]) {
            touched[channel] = true;
            touchedChannels.add(channel);
        }
    }

    private long collectedUntilNow(int die) {
        int op = current[die];
        boolean collecting = op != FlashOperations.NONE && ops.kind[op].isCollection;
        return collected[die] + (collecting ? events.now() - occupied[die] : 0);
    }

    private void serve(int channel) {
        if (!channelBusy[channel] && !ready[channel].isEmpty()) {
            moveOut(channel, ready[channel].remove());
        }
        if (queues.isChannelEmpty(channel) && !suspension.isAny()) {
            return;
        }
        for (int i = 0; i < diesPerChannel && !channelBusy[channel]; i++) {
            int within = turn[channel] + i;
            int die = channel * diesPerChannel + (within < diesPerChannel ? within : within - diesPerChannel);
            if (phase[die] == Phase.IDLE && begin(channel, die)) {
                turn[channel] = (die + 1) % diesPerChannel;
            }
        }
    }

    /** Begins the next operation of an idle die; returns whether it uses the channel. */
    private boolean begin(int channel, int die) {
        boolean isSuspended = suspension.isSuspended(die);
        if (!isSuspended && queues.isEmpty(die) || !dieInterleaving && busyOfChip[chipOf[die]] > 0) {
            return false;
        }
        if (isSuspended && !queues.hasUrgentRead(die)) {
            resume(die);
            return false;
        }
        int lead = queues.take(die, isSuspended);
        if (!isSuspended) {
            suspension.begin(die);
        }
        int planes = 0;
        long data = 0;
        for (int op = lead; op != FlashOperations.NONE; op = ops.mate[op]) {
            observer.taken(die, ops.kind[op]);
            ops.started[op] = events.now();
            ops.stalled[op] = collected[die] - ops.stalled[op];
            planes++;
            data += ops.sectors[op] == 0 ? 0 : times.dataIn(ops.sectors[op]);
        }
        long command = switch (ops.kind[lead].action) {
            case READ -> times.readCommand(planes);
            case PROGRAM -> times.programCommand(planes) + data;
            case ERASE -> times.eraseCommand(planes);
        };
        occupy(die, lead);
        phase[die] = Phase.COMMAND;
        channelBusy[channel] = true;
        observer.channelBusy(channel, lead);
        events.schedule(events.now() + command, this, COMMANDED, die);
        return true;
    }

    private void occupy(int die, int lead) {
        current[die] = lead;
        occupied[die] = events.now();
        busyOfChip[chipOf[die]]++;
        observer.dieBusy(die, lead);
    }

    private void vacate(int die) {
        if (ops.kind[current[die]].isCollection) {
            collected[die] += events.now() - occupied[die];
        }
        observer.dieIdle(die, current[die]);
        current[die] = FlashOperations.NONE;
        phase[die] = Phase.IDLE;
        busyOfChip[chipOf[die]]--;
    }

    @Override
    public void handle(int event, long arg) {
        int die = (int) arg;
        switch (event) {
            case COMMANDED -> commanded(die);
            case ARRAY_DONE -> arrayDone(die);
            case SUSPENDED -> suspended(die);
            default -> {
                freeChannel(channelOf[die]);
                finish(die);
            }
        }
    }

    private void freeChannel(int channel) {
        channelBusy[channel] = false;
        observer.channelIdle(channel);
    }

    private void commanded(int die) {
        int channel = channelOf[die];
        freeChannel(channel);
        long longest = 0;
        for (int op = current[die]; op != FlashOperations.NONE; op = ops.mate[op]) {
            ops.commanded[op] = events.now();
            OperationTimes mode = ops.slc[op] ? slcTimes : times;
            longest = Math.max(
                    longest,
                    switch (ops.kind[op].action) {
                        case READ -> mode.read(ops.page[op]);
                        case PROGRAM -> mode.program(ops.page[op]);
                        case ERASE -> mode.erase();
                    });
        }
        work(die, longest);
        if (queues.hasUrgentRead(die)) {
            suspendIfWorthwhile(die);
        }
        serve(channel);
    }

    private void work(int die, long nanos) {
        phase[die] = Phase.ARRAY;
        arrayEnd[die] = events.now() + nanos;
        arrayEvent[die] = events.schedule(arrayEnd[die], this, ARRAY_DONE, die);
    }

    private void arrayDone(int die) {
        int lead = current[die];
        boolean hasData = false;
        for (int op = lead; op != FlashOperations.NONE; op = ops.mate[op]) {
            ops.arrayDone[op] = events.now();
            hasData |= ops.sectors[op] > 0;
        }
        if (ops.kind[lead].action == Action.READ && hasData) {
            int channel = channelOf[die];
            phase[die] = Phase.READY;
            ready[channel].add(die);
            serve(channel);
        } else {
            finish(die);
        }
    }

    private void moveOut(int channel, int die) {
        long data = 0;
        for (int op = current[die]; op != FlashOperations.NONE; op = ops.mate[op]) {
            data += times.dataOut(ops.sectors[op]);
        }
        phase[die] = Phase.DATA_OUT;
        channelBusy[channel] = true;
        observer.channelBusy(channel, current[die]);
        events.schedule(events.now() + data, this, MOVED_OUT, die);
    }

    private void finish(int die) {
        int op = current[die];
        vacate(die);
        hold();
        wake(channelOf[die]);
        while (op != FlashOperations.NONE) {
            int mate = ops.mate[op];
            client().done(op);
            ops.release(op);
            op = mate;
        }
        release();
    }

    private void suspendIfWorthwhile(int die) {
        if (phase[die] == Phase.ARRAY
                && suspension.isWorthwhile(die, ops.kind[current[die]].action, arrayEnd[die] - events.now())) {
            events.cancel(arrayEvent[die]);
            phase[die] = Phase.SUSPENDING;
            events.schedule(events.now() + suspension.nanos(ops.kind[current[die]].action), this, SUSPENDED, die);
            suspension.suspend(die, current[die], arrayEnd[die] - events.now());
            interrupt(current[die], -events.now());
            observer.suspended();
        }
    }

    private void suspended(int die) {
        vacate(die);
        serve(channelOf[die]);
    }

    private void resume(int die) {
        occupy(die, suspension.resume(die));
        interrupt(current[die], events.now());
        work(die, suspension.left(die));
    }

    private void interrupt(int lead, long nanos) {
        for (int op = lead; op != FlashOperations.NONE; op = ops.mate[op]) {
            ops.interrupted[op] += nanos;
        }
    }
}
