package org.spindle.host.volume;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Queue;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.spindle.host.volume.Protection.FailureAt;
import org.spindle.host.volume.layout.Layout;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;

/**
 * A volume at work: locks the stripes of each request, has it planned, sends its transfers when what they wait for is complete.
 * Lets devices fail at their times and brings what they had onto spares.
 *
 * <p>Everything that was sent to a device before it failed is still served. Since all reads of a plan are sent at once, a plan
 * that was made before a failure can be carried out after it: only writes to the failed device are left out.
 */
final class Volume implements Layer, CompletionListener, EventHandler {

    private static final int FAILURE = 0;
    private static final int REBUILD = 1;

    /** Tag of the parts of a flush, which no task plans. */
    private static final long NO_TASK = -1;

    private static final long SECTOR_BYTES = 512;
    private static final double NANOS_PER_SECOND = 1e9;

    private final LayerContext context;
    private final Layout layout;
    private final Members members;
    private final Planner planner;
    private final boolean isLocking;
    private final Rebuilding rebuilding;
    private final VolumeMetrics metrics;
    private final Supplier<Plan> plans;

    private final Queue<VolumeTask> granted = new ArrayDeque<>();
    private final StripeLocks locks = new StripeLocks(granted);
    private boolean isResuming;
    private final List<VolumeTask> tasks = new ArrayList<>();
    private final List<VolumeTask> idle = new ArrayList<>();
    private final List<Rebuild> rebuilds = new ArrayList<>();

    /**
     * @param isLocking whether those who change a stripe keep others from it
     * @param plans makes empty plans
     * @throws IllegalArgumentException if a failure names nothing below, or if data are lost for certain
     */
    Volume(
            LayerContext context,
            Layout layout,
            Members members,
            Planner planner,
            boolean isLocking,
            Protection protection,
            VolumeMetrics metrics,
            Supplier<Plan> plans) {
        this.context = context;
        this.layout = layout;
        this.members = members;
        this.planner = planner;
        this.isLocking = isLocking;
        this.rebuilding = protection.rebuild();
        this.metrics = metrics;
        this.plans = plans;
        for (FailureAt failure : protection.placed(context, layout)) {
            context.events().schedule(failure.nanos(), this, FAILURE, failure.place());
        }
    }

    @Override
    public int units() {
        return layout.spaces();
    }

    @Override
    public long sectors(int unit) {
        return layout.sectors();
    }

    /** Units below accept whole stripe units; what can be unaligned are the first and the last piece. */
    @Override
    public @Nullable String refusal(int unit, long sector, long sectors) {
        if (sectors == 0) {
            return null;
        }
        long last = sector + sectors - 1;
        long firstEnd = Math.min(layout.next(unit, sector), sector + sectors);
        long lastFrom = Math.max(sector, layout.next(unit, last) - pieceSectors(unit, last));
        String refusal = refusalOfPiece(unit, sector, firstEnd);
        return refusal != null ? refusal : refusalOfPiece(unit, lastFrom, sector + sectors);
    }

    private long pieceSectors(int space, long sector) {
        return layout.unit(layout.stripeOf(space, sector));
    }

    private @Nullable String refusalOfPiece(int space, long from, long to) {
        long stripe = layout.stripeOf(space, from);
        int position = layout.positionOf(space, from);
        long begin = layout.offsetOf(space, from);
        long end = layout.offsetOf(space, to - 1) + 1;
        int member = layout.member(stripe, position);
        String refusal = context.below().get(member).refusal(layout.sector(stripe, position) + begin, end - begin);
        return refusal == null ? null : context.below().get(member).name() + ": " + refusal;
    }

    @Override
    public void submit(Request whole) {
        metrics.arrived(whole);
        context.hold(whole);
        if (whole.sectors() == 0) {
            sendEverywhere(whole);
            return;
        }
        VolumeTask task = idleTask();
        task.reset(whole, null, whole.sector());
        boolean isLocked = whole.isRead()
                ? !members.isWhole() && isLocking && planner.isComputed(whole.device(), whole.sector(), whole.sectors())
                : isLocking;
        if (isLocked) {
            lock(task);
        } else {
            carryOut(task);
        }
    }

    private void sendEverywhere(Request whole) {
        for (int place = 0; place < members.places(); place++) {
            if (members.isInUse(place)) {
                Request part = context.part(whole, whole.operation(), 0, 0);
                part.tag(NO_TASK);
                part.expect(this);
                metrics.sent(place, part);
                context.below().get(place).submit(part);
            }
        }
        release(whole);
    }

    private void release(Request whole) {
        if (context.release(whole)) {
            whole.complete(context.events().now());
        }
    }

    private VolumeTask idleTask() {
        if (idle.isEmpty()) {
            VolumeTask task = new VolumeTask(tasks.size(), plans.get());
            tasks.add(task);
            return task;
        }
        return idle.remove(idle.size() - 1);
    }

    /** Locks stripe after stripe until all are locked or one is taken. */
    private void lock(VolumeTask task) {
        while (!isPastEnd(task)) {
            long stripe = stripeAtCursor(task);
            if (!task.holds(stripe)) {
                if (!locks.acquire(stripe, task)) {
                    task.waitingSince = context.events().now();
                    return;
                }
                task.hasLocked(stripe);
            }
            advance(task);
        }
        carryOut(task);
    }

    private static boolean isPastEnd(VolumeTask task) {
        Request whole = task.whole;
        Rebuild rebuild = task.rebuild;
        return whole != null && task.cursor >= whole.end() || rebuild != null && task.cursor >= rebuild.endRow();
    }

    private long stripeAtCursor(VolumeTask task) {
        Request whole = task.whole;
        return whole == null
                ? layout.stripeAt(Objects.requireNonNull(task.rebuild).member, task.cursor)
                : layout.stripeOf(whole.device(), task.cursor);
    }

    private void advance(VolumeTask task) {
        Request whole = task.whole;
        task.cursor = whole == null ? task.cursor + 1 : layout.next(whole.device(), task.cursor);
    }

    /** Lets those go on whose stripe has become free, one after the other, however deep the stack is that freed them. */
    private void resumeGranted() {
        if (isResuming) {
            return;
        }
        isResuming = true;
        for (VolumeTask task = granted.poll(); task != null; task = granted.poll()) {
            metrics.waited(context.events().now() - task.waitingSince);
            task.hasLocked(stripeAtCursor(task));
            advance(task);
            lock(task);
        }
        isResuming = false;
    }

    private void carryOut(VolumeTask task) {
        plan(task);
        Plan plan = task.plan;
        plan.arrange();
        task.unfinished = 1 + plan.count();
        for (int i = 0; i < plan.reads(); i++) {
            send(task, plan.inOrder(i));
        }
        for (int i = plan.reads(); i < plan.count(); i++) {
            int write = plan.inOrder(i);
            if (plan.isReady(write)) {
                send(task, write);
            }
        }
        finished(task);
    }

    private void plan(VolumeTask task) {
        Request whole = task.whole;
        if (whole == null) {
            Rebuild rebuild = Objects.requireNonNull(task.rebuild);
            if (!rebuild.isVoid) {
                planner.recover(rebuild.member, rebuild.firstRow(), rebuild.endRow(), rebuild.spare, task.plan);
            }
            return;
        }
        switch (whole.operation()) {
            case READ -> planner.read(whole.device(), whole.sector(), whole.sectors(), task.plan);
            case WRITE -> planner.write(whole.device(), whole.sector(), whole.sectors(), task.plan);
            case DISCARD -> planner.discard(whole.device(), whole.sector(), whole.sectors(), task.plan);
            case FLUSH -> throw new IllegalArgumentException("a flush carries no sectors: " + whole);
        }
    }

    private void send(VolumeTask task, int transfer) {
        Plan plan = task.plan;
        int place = plan.place(transfer);
        if (members.isBroken(place)) {
            finished(task);
            return;
        }
        Request part = part(task, transfer);
        part.tag((long) task.id << 32 | transfer);
        part.expect(this);
        metrics.sent(place, part);
        context.below().get(place).submit(part);
    }

    private Request part(VolumeTask task, int transfer) {
        Request whole = task.whole;
        Plan plan = task.plan;
        boolean isWrite = plan.isWrite(transfer);
        long sector = plan.sector(transfer);
        long sectors = plan.sectors(transfer);
        if (whole == null) {
            Request own = context.own(isWrite ? Operation.WRITE : Operation.READ, sector, sectors);
            if (rebuilding.priority() == Rebuilding.Priority.CRITICAL) {
                own.criticality(Criticality.CRITICAL, Request.NONE);
            }
            return own;
        }
        Operation write = whole.operation() == Operation.DISCARD ? Operation.DISCARD : Operation.WRITE;
        return context.part(whole, isWrite ? write : Operation.READ, sector, sectors);
    }

    @Override
    public void completed(Request part) {
        long tag = part.tag();
        Request whole = part.parent();
        boolean isLast = context.finish(part);
        if (tag == NO_TASK) {
            if (isLast && whole != null) {
                whole.complete(context.events().now());
            }
            return;
        }
        VolumeTask task = tasks.get((int) (tag >> 32));
        int transfer = (int) tag;
        if (!task.plan.isWrite(transfer)) {
            sendWhatWaitedFor(task, transfer);
        }
        finished(task);
    }

    private void sendWhatWaitedFor(VolumeTask task, int read) {
        Plan plan = task.plan;
        for (int i = plan.reads(); i < plan.count(); i++) {
            int write = plan.inOrder(i);
            if (plan.holdsBack(read, write) && plan.isFreed(write)) {
                send(task, write);
            }
        }
    }

    /** One transfer of the task is complete, or its sending. */
    private void finished(VolumeTask task) {
        if (--task.unfinished > 0) {
            return;
        }
        Request whole = task.whole;
        Rebuild rebuild = task.rebuild;
        if (rebuild != null) {
            stepDone(rebuild);
        }
        for (int i = 0; i < task.locks(); i++) {
            locks.release(task.locked(i));
        }
        task.reset(null, null, 0);
        idle.add(task);
        if (whole != null) {
            release(whole);
        }
        resumeGranted();
    }

    @Override
    public void handle(int op, long arg) {
        if (op == FAILURE) {
            fail((int) arg);
        } else {
            step(rebuilds.get((int) arg));
        }
    }

    private void fail(int place) {
        int member = members.memberAt(place);
        int rebuilt = members.memberRebuiltOn(place);
        members.fail(place);
        metrics.lost(members.lost());
        if (member != Members.LOST) {
            if (!layout.survives(members.losses())) {
                throw context.failure(loss(member, place));
            }
            rebuild(member, context.events().now());
        } else if (rebuilt != Members.LOST) {
            for (Rebuild rebuild : rebuilds) {
                if (rebuild.spare == place) {
                    rebuild.isVoid = true;
                    rebuild(rebuilt, rebuild.since);
                    return;
                }
            }
        }
    }

    private String loss(int failed, int place) {
        StringBuilder others = new StringBuilder();
        for (int member = 0; member < members.count(); member++) {
            if (members.isLost(member) && member != failed) {
                others.append(others.isEmpty() ? "" : ", ")
                        .append(context.below().get(member).name());
            }
        }
        return "data were lost at " + context.events().now() / 1e6 + " ms, when "
                + context.below().get(place).name() + " failed while " + others
                + " had not been rebuilt; " + Protection.survivable(layout)
                + "; let devices fail later, rebuild faster, or choose a volume that survives more";
    }

    private void rebuild(int member, long since) {
        if (!members.hasSpare()) {
            return;
        }
        int spare = members.takeSpare(member);
        long row = layout.rowStart(1);
        long rows = (rebuilding.step().bytes() + row * SECTOR_BYTES - 1) / (row * SECTOR_BYTES);
        boolean isAscending = rebuilding.order() == Rebuilding.Order.ASCENDING;
        rebuilds.add(new Rebuild(member, spare, since, layout, isAscending, rows));
        metrics.rebuilt(0, 0);
        long begin = context.events().now() + rebuilding.delay().nanos();
        context.events().schedule(begin, this, REBUILD, rebuilds.size() - 1);
    }

    private void step(Rebuild rebuild) {
        if (rebuild.isVoid) {
            return;
        }
        rebuild.beginStep(context.events().now());
        VolumeTask task = idleTask();
        task.reset(null, rebuild, rebuild.firstRow());
        lock(task);
    }

    private void stepDone(Rebuild rebuild) {
        if (rebuild.isVoid) {
            return;
        }
        long sectors = rebuild.stepSectors();
        rebuild.endStep();
        members.rebuilt(rebuild.member, rebuild.from(), rebuild.to());
        metrics.rebuilt(rebuild.share(), sectors);
        if (rebuild.isComplete()) {
            members.restored(rebuild.member);
            metrics.lost(members.lost());
            metrics.restored(context.events().now() - rebuild.since);
        } else {
            context.events().schedule(nextStep(rebuild, sectors), this, REBUILD, rebuilds.indexOf(rebuild));
        }
    }

    private long nextStep(Rebuild rebuild, long sectors) {
        long now = context.events().now();
        if (rebuilding.rate() == null) {
            return now;
        }
        double atRate =
                sectors * SECTOR_BYTES * NANOS_PER_SECOND / rebuilding.rate().bytesPerSecond();
        return Math.max(now, rebuild.stepBegan() + Math.round(atRate));
    }
}
