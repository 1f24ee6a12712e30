package org.spindle.host.virtualdisk.shadow;

import org.jspecify.annotations.Nullable;
import org.spindle.host.virtualdisk.VirtualDisk;
import org.spindle.host.virtualdisk.VirtualDiskListener;
import org.spindle.host.virtualdisk.VirtualDisks;
import org.spindle.host.virtualdisk.table.IoTimes;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.ComposedScheduler;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;

/** A scheduler that delegates to a base scheduler and submits copies of its requests to a virtual disk. */
final class ShadowScheduler implements ComposedScheduler, CopySink, VirtualDiskListener {

    static final String DISK = "virtual";
    static final String FILLED = "cells-filled";
    static final String LEARNT = "cells-learnt";

    private final RequestScheduler base;
    private final QueueWatch watch;
    private final VirtualDisk disk;
    private final WindowComparison comparison;
    private final IoTimes times;
    private final Counter filled;
    private final Counter learnt;
    private int filledBefore;
    private int learntBefore;

    ShadowScheduler(ShadowConfig config, RequestScheduler base, VirtualDisks disks, SchedulerContext context) {
        this.base = base;
        times = disks.times();
        comparison = new WindowComparison(config.window(), context.metrics());
        filled = context.metrics().counter(FILLED, "cells", "Table cells that have a time");
        learnt = context.metrics().counter(LEARNT, "cells", "Table cells that were changed in this run");
        watch = new QueueWatch(context.events(), disks.real(), this);
        disk = disks.live(DISK, config.ofVirtual(), this);
        context.metrics().beforeReading(this::countCells);
    }

    private void countCells() {
        filled.add(times.filled() - filledBefore);
        learnt.add(times.learnt() - learntBefore);
        filledBefore = times.filled();
        learntBefore = times.learnt();
    }

    @Override
    public RequestScheduler base() {
        return base;
    }

    @Override
    public void add(Request request) {
        watch.added(request);
        base.add(request);
    }

    @Override
    public @Nullable Request select(Eligibility eligibility) {
        return base.select(eligibility);
    }

    @Override
    public void take(Request request) {
        base.take(request);
        watch.taken(request);
    }

    @Override
    public void withdraw(Request request) {
        base.withdraw(request);
    }

    @Override
    public void replace(Request waiting, Request by) {
        watch.replaced(waiting, by);
        base.replace(waiting, by);
    }

    @Override
    public void completed(Request request) {
        base.completed(request);
        long nanos = watch.completed(request);
        if (nanos >= 0 && !disk.isCongested()) {
            comparison.realAccess(nanos);
        }
    }

    @Override
    public void processEnded(long process) {
        base.processEnded(process);
        disk.exited(process);
    }

    @Override
    public int size() {
        return base.size();
    }

    @Override
    public void arrived(Request real, long ticket) {
        disk.copy(real, ticket);
    }

    @Override
    public void completed(long ticket) {
        disk.completed(ticket);
    }

    @Override
    public void accessed(long tableNanos) {
        if (!disk.isCongested()) {
            comparison.virtualAccess(tableNanos);
        }
    }

    @Override
    public void served(long ticket, Operation operation, long sectors, long serviceNanos) {}

    @Override
    public void recovered() {
        comparison.restart();
    }
}
