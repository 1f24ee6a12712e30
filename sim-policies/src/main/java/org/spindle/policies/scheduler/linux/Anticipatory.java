package org.spindle.policies.scheduler.linux;

import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Time;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.sim.EventLoop;

/**
 * The anticipatory scheduler of Linux 2.6.32. Batches of synchronous and of asynchronous requests
 * alternate, and no request of a new batch is dispatched before the last of the old one is complete. A call of {@link
 * #select} may end a batch or begin a wait, as the kernel's dispatch does; the choice is kept until time passes or
 * the scheduler's state changes.
 */
final class Anticipatory implements RequestScheduler {

    private static final int ASYNC = 0;
    private static final int SYNC = 1;
    private static final Time LONGEST_THINK_TIME = Time.ofMillis(20);

    private final EventLoop events;
    private final Jiffies clock;
    private final Anonymous anonymous;
    private final long longestThinkTime;
    private final long[] batchExpire;
    private final AnticipatorySweep[] sweeps;
    private final Anticipation anticipation;
    private final BatchPace pace;
    private final Long2ObjectOpenHashMap<ReaderHistory> readers = new Long2ObjectOpenHashMap<>();

    private int batch = SYNC;
    private boolean batchHasChanged;
    private boolean batchIsNew;
    private long batchExpires;
    private int atDevice;

    private @Nullable Request choice;
    private boolean hasChosen;
    private long chosenAt;

    Anticipatory(AnticipatoryConfig config, EventLoop events) {
        this.events = events;
        anonymous = config.processes().anonymous();
        clock = config.processes().clock().jiffies();
        longestThinkTime = clock.of(LONGEST_THINK_TIME) - 1;
        batchExpire = new long[] {clock.of(config.writeBatchExpire()), clock.of(config.readBatchExpire())};
        sweeps = new AnticipatorySweep[] {
            new AnticipatorySweep(clock.of(config.writeExpire())), new AnticipatorySweep(clock.of(config.readExpire()))
        };
        anticipation = new Anticipation(
                clock.atLeastOne(config.anticExpire()), clock.of(LONGEST_THINK_TIME), longestThinkTime);
        pace = new BatchPace(batchExpire[ASYNC]);
        batchExpires = now() + batchExpire[SYNC];
    }

    private long now() {
        return clock.at(events.now());
    }

    private static int direction(Request request) {
        return CfqSweep.isSync(request) ? SYNC : ASYNC;
    }

    private ReaderHistory reader(Request request) {
        anonymous.check("anticipatory", request);
        ReaderHistory reader = readers.get(request.process());
        if (reader == null) {
            reader = new ReaderHistory();
            readers.put(request.process(), reader);
        }
        return reader;
    }

    @Override
    public void add(Request request) {
        hasChosen = false;
        long now = now();
        anticipation.fire(now);
        boolean sync = direction(request) == SYNC;
        ReaderHistory reader = reader(request);
        if (sync) {
            reader.requestArrived(request, now, longestThinkTime, anticipation.newReaders());
        }
        sweeps[direction(request)].add(request, now);
        anticipation.requestArrived(request, reader, sync, now);
        reader.waiting++;
        reader.outstanding++;
    }

    @Override
    public @Nullable Request select(Eligibility eligibility) {
        long now = now();
        if (!hasChosen || chosenAt != now) {
            anticipation.fire(now);
            choice = choose(now);
            hasChosen = true;
            chosenAt = now;
        }
        if (choice == null || eligibility.test(choice)) {
            return choice;
        }
        Request other = sweeps[batch].requests.earliest(eligibility);
        return other == null ? sweeps[SYNC + ASYNC - batch].requests.earliest(eligibility) : other;
    }

    private @Nullable Request choose(long now) {
        boolean reads = !sweeps[SYNC].isEmpty();
        boolean writes = !sweeps[ASYNC].isEmpty();
        if (batch == ASYNC && !reads && (pace.left == 0 || !writes)) {
            pace.hasIdled = true;
        }
        if (!reads && !writes || anticipation.isWaiting() || batchHasChanged) {
            return null;
        }
        if (!reads || !writes || !isBatchOver(now)) {
            Request next = sweeps[batch].next;
            if (batch == SYNC) {
                if (sweeps[SYNC].hasExpired(now)) {
                    return begin(sweeps[SYNC].earliest(), now);
                }
                if (anticipation.startWait(next, next == null ? null : reader(next), true, now)) {
                    return null;
                }
            }
            if (next != null) {
                batchExpires = reads && !writes ? now + batchExpire[SYNC] : batchExpires;
                return begin(sweeps[batch].hasExpired(now) ? sweeps[batch].earliest() : next, now);
            }
        }
        return begin(reads && (!writes || batch == ASYNC) ? changeTo(SYNC, now) : changeTo(ASYNC, now), now);
    }

    private boolean isBatchOver(long now) {
        if (batchHasChanged || batchIsNew) {
            return false;
        }
        return now > batchExpires || batch == ASYNC && pace.left == 0;
    }

    /** Begins a batch, possibly of the same direction as the last one, with its earliest request. */
    private @Nullable Request changeTo(int direction, long now) {
        if (batch != direction) {
            batchHasChanged = true;
            batchIsNew = direction == SYNC && batchIsNew;
        }
        batch = direction;
        if (direction == ASYNC) {
            pace.begin();
        }
        sweeps[direction].checked(now);
        return sweeps[direction].earliest();
    }

    /** Delays the first request of a batch until the device has completed the previous batch. */
    private @Nullable Request begin(@Nullable Request first, long now) {
        if (!batchHasChanged) {
            return first;
        }
        if (atDevice > 0) {
            return null;
        }
        startBatch(now);
        return first;
    }

    private void startBatch(long now) {
        if (batch == ASYNC) {
            batchExpires = now + batchExpire[ASYNC];
        } else {
            batchIsNew = true;
        }
        batchHasChanged = false;
    }

    @Override
    public void take(Request request) {
        hasChosen = false;
        ReaderHistory reader = reader(request);
        reader.waiting--;
        boolean sync = direction(request) == SYNC;
        anticipation.requestTaken(sync ? reader : null, request.end());
        if (!sync) {
            pace.requestTaken();
        }
        sweeps[direction(request)].take(request);
        atDevice++;
    }

    @Override
    public void withdraw(Request request) {
        hasChosen = false;
        ReaderHistory reader = reader(request);
        reader.waiting--;
        requestLeft(request, reader);
        sweeps[direction(request)].withdraw(request);
    }

    @Override
    public void replace(Request waiting, Request by) {
        hasChosen = false;
        ReaderHistory before = reader(waiting);
        ReaderHistory after = reader(by);
        before.waiting--;
        after.waiting++;
        after.outstanding++;
        requestLeft(waiting, before);
        AnticipatorySweep sweep = sweeps[direction(waiting)];
        sweep.requests.replace(waiting, by);
        if (sweep.next == waiting) {
            sweep.next = by;
        }
    }

    @Override
    public void completed(Request request) {
        hasChosen = false;
        long now = now();
        anticipation.fire(now);
        if (batchHasChanged && atDevice == 1) {
            batchExpires = now + batchExpire[batch];
            batchHasChanged = false;
            batchIsNew |= batch == SYNC;
        }
        atDevice--;
        if (batchIsNew && direction(request) == batch) {
            pace.batchEnded(now - batchExpires);
            batchExpires = now + batchExpire[SYNC];
            batchIsNew = false;
        }
        ReaderHistory reader = reader(request);
        if (direction(request) == SYNC) {
            anticipation.completed(reader, now);
            reader.requestCompleted(now);
        }
        requestLeft(request, reader);
    }

    /**
     * Records that a request of a process is complete or withdrawn; removes the record of a process that has exited
     * and has no more requests.
     */
    private void requestLeft(Request request, ReaderHistory reader) {
        reader.outstanding--;
        if (reader.hasExited && reader.outstanding == 0) {
            readers.remove(request.process());
        }
    }

    /** Marks a process as exited. A wait for it continues until its time is over or a request arrives, as in the kernel. */
    @Override
    public void processEnded(long process) {
        ReaderHistory reader = readers.get(process);
        if (reader == null) {
            return;
        }
        hasChosen = false;
        reader.hasExited = true;
        if (reader.outstanding == 0) {
            readers.remove(process);
        }
    }

    @Override
    public long idleUntil() {
        long until = anticipation.until();
        return until == Anticipation.NOT_ARMED || now() >= until ? NEVER : clock.nanos(until);
    }

    @Override
    public boolean mayMerge(Request waiting, Request arriving) {
        return direction(waiting) == direction(arriving);
    }

    @Override
    public int size() {
        return sweeps[SYNC].requests.size() + sweeps[ASYNC].requests.size();
    }
}
