package org.spindle.host.volume;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.spindle.host.volume.Protection.FailureAt;
import org.spindle.spi.config.Size;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layout.VolumeLayout;
import org.spindle.spi.sim.EventHandler;

/** Makes devices of a volume fail at their times, and rebuilds lost members on spares in steps. */
final class Recovery implements EventHandler {

    private static final int FAILURE = 0;
    private static final int REBUILD = 1;

    private static final double NANOS_PER_SECOND = 1e9;

    private final LayerContext context;
    private final VolumeLayout layout;
    private final Members members;
    private final Rebuilding rebuilding;
    private final VolumeMetrics metrics;
    private final Consumer<Rebuild> executor;
    private final List<Rebuild> rebuilds = new ArrayList<>();

    /**
     * @param executor starts the next step of a rebuild; it must call {@link #endStep} at the end of the step
     * @throws IllegalArgumentException if a failure names an unknown unit, or if the failures lose data in any case
     */
    Recovery(
            LayerContext context,
            VolumeLayout layout,
            Members members,
            Protection protection,
            VolumeMetrics metrics,
            Consumer<Rebuild> executor) {
        this.context = context;
        this.layout = layout;
        this.members = members;
        rebuilding = protection.rebuild();
        this.metrics = metrics;
        this.executor = executor;
        for (FailureAt failure : protection.placed(context, layout)) {
            context.events().schedule(failure.nanos(), this, FAILURE, failure.place());
        }
    }

    /** Returns whether the requests of rebuilds are critical. */
    boolean isCritical() {
        return rebuilding.priority() == Rebuilding.Priority.CRITICAL;
    }

    @Override
    public void handle(int op, long arg) {
        if (op == FAILURE) {
            fail((int) arg);
        } else {
            beginStep(rebuilds.get((int) arg));
        }
    }

    private void fail(int place) {
        int member = members.memberAt(place);
        int rebuilt = members.memberRebuiltOn(place);
        members.fail(place);
        metrics.lost(members.lost());
        if (member != Members.LOST) {
            if (!layout.survives(members.losses())) {
                throw context.failure(lossMessage(member, place));
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

    private String lossMessage(int failed, int place) {
        StringBuilder notRebuilt = new StringBuilder();
        for (int member = 0; member < members.count(); member++) {
            if (members.isLost(member) && member != failed) {
                notRebuilt
                        .append(notRebuilt.isEmpty() ? "" : ", ")
                        .append(context.below().get(member).name());
            }
        }
        return "data was lost at " + context.events().now() / 1e6 + " ms, when "
                + context.below().get(place).name() + " failed while " + notRebuilt
                + " had not been rebuilt; " + Protection.survivable(layout)
                + "; let devices fail later, rebuild faster, or choose a volume that survives more";
    }

    private void rebuild(int member, long since) {
        if (!members.hasSpare()) {
            return;
        }
        int spare = members.takeSpare(member);
        long row = layout.rowStart(1);
        long rows = (rebuilding.step().bytes() + row * Size.SECTOR - 1) / (row * Size.SECTOR);
        boolean isAscending = rebuilding.order() == Rebuilding.Order.ASCENDING;
        rebuilds.add(new Rebuild(member, spare, since, layout, isAscending, rows));
        metrics.rebuilt(0, 0);
        long begin = context.events().now() + rebuilding.delay().nanos();
        context.events().schedule(begin, this, REBUILD, rebuilds.size() - 1);
    }

    private void beginStep(Rebuild rebuild) {
        if (rebuild.isVoid) {
            return;
        }
        rebuild.beginStep(context.events().now());
        executor.accept(rebuild);
    }

    /** Completes the current step of a rebuild, and schedules the next one. */
    void endStep(Rebuild rebuild) {
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
            context.events().schedule(nextStepTime(rebuild, sectors), this, REBUILD, rebuilds.indexOf(rebuild));
        }
    }

    private long nextStepTime(Rebuild rebuild, long sectors) {
        long now = context.events().now();
        if (rebuilding.rate() == null) {
            return now;
        }
        double atRate =
                sectors * Size.SECTOR * NANOS_PER_SECOND / rebuilding.rate().bytesPerSecond();
        return Math.max(now, rebuild.stepBegan() + Math.round(atRate));
    }
}
