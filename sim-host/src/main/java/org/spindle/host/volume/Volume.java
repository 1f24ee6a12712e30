package org.spindle.host.volume;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Queue;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.layout.VolumeLayout;
import org.spindle.spi.request.CommonTimes;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.TimeComponent;

/**
 * Executes the requests to a volume and the steps of its rebuilds: locks their stripes, plans their transfers, and sends each transfer
 * as soon as the transfers that it depends on are complete.
 *
 * <p>A device still serves requests that were sent to it before it failed. All reads of a plan are sent at once, so a plan made before
 * a failure remains valid after it: only writes to the failed device are omitted.
 */
final class Volume implements Layer, CompletionListener {

    /** Tag of the parts of a flush, which has no task. */
    private static final long NO_TASK = -1;

    private final LayerContext context;
    private final TimeComponent lockWait;
    private final VolumeLayout layout;
    private final Members members;
    private final Planner planner;
    private final boolean isLocking;
    private final Recovery recovery;
    private final VolumeMetrics metrics;
    private final Supplier<Plan> plans;
    private final @Nullable WritesByMember byMember;

    private final Queue<VolumeTask> granted = new ArrayDeque<>();
    private final StripeLocks locks = new StripeLocks(granted);
    private boolean isResuming;
    private final List<VolumeTask> tasks = new ArrayList<>();
    private final List<VolumeTask> idle = new ArrayList<>();

    /**
     * @param isLocking whether tasks that change a stripe exclude all others from it
     * @param plans makes empty plans
     * @param isByMember {@link ParityCompat#WRITES_BY_MEMBER}
     * @throws IllegalArgumentException if a failure names an unknown unit, or if the failures lose data in any case
     */
    Volume(
            LayerContext context,
            VolumeLayout layout,
            Members members,
            Planner planner,
            boolean isLocking,
            Protection protection,
            VolumeMetrics metrics,
            Supplier<Plan> plans,
            boolean isByMember) {
        this.context = context;
        lockWait = CommonTimes.lockWait(context.requestSchema());
        this.layout = layout;
        this.members = members;
        this.planner = planner;
        this.isLocking = isLocking;
        this.metrics = metrics;
        this.plans = plans;
        byMember = isByMember
                ? new WritesByMember(context.events(), (task, transfer) -> send(tasks.get(task), transfer))
                : null;
        recovery = new Recovery(context, layout, members, protection, metrics, this::executeStep);
    }

    @Override
    public int units() {
        return layout.spaces();
    }

    @Override
    public long sectors(int unit) {
        return layout.sectors();
    }

    /** {@inheritDoc} Units below accept whole stripe units, so only the first and the last piece are checked. */
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
    public void unplug() {
        for (Unit unit : context.below()) {
            unit.unplug();
        }
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
                ? !members.isIntact()
                        && isLocking
                        && planner.isComputed(whole.device(), whole.sector(), whole.sectors())
                : isLocking;
        if (isLocked) {
            lock(task);
        } else {
            execute(task);
        }
    }

    private void executeStep(Rebuild rebuild) {
        VolumeTask task = idleTask();
        task.reset(null, rebuild, rebuild.firstRow());
        lock(task);
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

    /** Locks stripes in order until all are locked, and then executes the task, or until the task has to wait for one. */
    private void lock(VolumeTask task) {
        while (!isPastEnd(task)) {
            long stripe = stripeAtCursor(task);
            if (!task.holds(stripe)) {
                if (!locks.acquire(stripe, task)) {
                    task.waitingSince = context.events().now();
                    Request whole = task.whole;
                    if (whole != null) {
                        whole.clock().enter(lockWait, task.waitingSince);
                    }
                    return;
                }
                task.hasLocked(stripe);
            }
            advance(task);
        }
        execute(task);
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

    /** Continues the tasks that were granted a stripe, one after the other; returns immediately if called by one of them. */
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

    private void execute(VolumeTask task) {
        plan(task);
        Plan plan = task.plan;
        plan.arrange();
        task.unfinished = 1 + plan.count();
        for (int i = 0; i < plan.reads(); i++) {
            send(task, plan.inOrder(i));
        }
        for (int i = plan.reads(); i < plan.count(); i++) {
            int write = plan.inOrder(i);
            if (plan.submitIfReady(write)) {
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
        if (members.isFailed(place)) {
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
            if (recovery.isCritical()) {
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
            sendDependentWrites(task, transfer);
        }
        finished(task);
    }

    private void sendDependentWrites(VolumeTask task, int read) {
        Plan plan = task.plan;
        if (byMember != null) {
            byMember.completed(task.id, plan, read);
            return;
        }
        for (int i = plan.reads(); i < plan.count(); i++) {
            int write = plan.inOrder(i);
            if (plan.isDependent(write, read) && plan.completeRead(write)) {
                send(task, write);
            }
        }
    }

    /** Records that a transfer of the task is complete, or that all have been sent; ends the task after the last. */
    private void finished(VolumeTask task) {
        if (--task.unfinished > 0) {
            return;
        }
        Request whole = task.whole;
        Rebuild rebuild = task.rebuild;
        if (rebuild != null) {
            recovery.endStep(rebuild);
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
}
