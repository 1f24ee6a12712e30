package org.spindle.host.volume;

import org.spindle.host.volume.layout.InterleavedLayout;

/**
 * Plans transfers of volumes whose sectors are interleaved over all members. Partially written lines are read first, as every member
 * holds a part of the sectors that are not overwritten.
 */
final class InterleavedPlanner implements Planner {

    private final InterleavedLayout layout;
    private final Members members;
    private final boolean isLengthOnly;
    private final boolean readsBeforeWrites;
    private final VolumeMetrics metrics;

    /**
     * @param isLengthOnly {@link InterleavedCompat#LENGTH_ONLY}
     * @param readsBeforeWrites whether partially written lines are read first
     */
    InterleavedPlanner(
            InterleavedLayout layout,
            Members members,
            boolean isLengthOnly,
            boolean readsBeforeWrites,
            VolumeMetrics metrics) {
        this.layout = layout;
        this.members = members;
        this.isLengthOnly = isLengthOnly;
        this.readsBeforeWrites = readsBeforeWrites;
        this.metrics = metrics;
    }

    private int positions() {
        return layout.data() + layout.checks();
    }

    private int place(int position, long stripe) {
        return members.place(position, layout.rowStart(stripe));
    }

    /** Returns one past the last line of a request. */
    private long endLine(long sector, long sectors) {
        return isLengthOnly
                ? layout.line(sector) + (sectors + layout.data() - 1) / layout.data()
                : layout.line(sector + sectors - 1) + 1;
    }

    @Override
    public boolean isComputed(int space, long sector, long sectors) {
        if (members.isIntact()) {
            return false;
        }
        long end = sector + sectors;
        for (long at = sector; at < end; at = layout.next(space, at)) {
            for (int position = 0; position < layout.data(); position++) {
                if (place(position, layout.stripeOf(space, at)) == Members.LOST) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public void read(int space, long sector, long sectors, Plan plan) {
        if (isComputed(space, sector, sectors)) {
            metrics.degradedRead();
        }
        readLines(layout.line(sector), endLine(sector, sectors), plan);
    }

    /** Reads the data units of these lines that are not lost, and a parity unit for each lost one. */
    private void readLines(long from, long end, Plan plan) {
        long to;
        for (long at = from; at < end; at = to) {
            long stripe = layout.stripeOf(0, at * layout.data());
            to = Math.min(layout.rowStart(stripe + 1), end);
            int missing = layout.data();
            for (int position = 0; missing > 0; position++) {
                int place = place(position, stripe);
                if (place != Members.LOST) {
                    plan.read(place, at, to - at, stripe);
                    missing--;
                }
            }
        }
    }

    @Override
    public void write(int space, long sector, long sectors, Plan plan) {
        long first = layout.line(sector);
        long end = endLine(sector, sectors);
        boolean isHeadPartial = sector % layout.data() != 0;
        boolean isTailPartial = (sector + sectors) % layout.data() != 0;
        if (readsBeforeWrites && isHeadPartial) {
            readLines(first, first + 1, plan);
        }
        if (readsBeforeWrites && isTailPartial && !(isHeadPartial && end == first + 1)) {
            readLines(end - 1, end, plan);
        }
        if (isHeadPartial || isTailPartial) {
            metrics.reconstructWrite();
        } else {
            metrics.fullStripeWrite();
        }
        writeLines(first, end, plan);
    }

    private void writeLines(long first, long end, Plan plan) {
        long to;
        for (long at = first; at < end; at = to) {
            long stripe = layout.stripeOf(0, at * layout.data());
            to = Math.min(layout.rowStart(stripe + 1), end);
            boolean isComplete = true;
            for (int position = 0; position < positions(); position++) {
                int place = place(position, stripe);
                if (place != Members.LOST) {
                    plan.write(place, at, to - at, stripe, true);
                }
                isComplete &= place != Members.LOST;
            }
            if (!isComplete) {
                metrics.degradedWrite();
            }
        }
    }

    @Override
    public void discard(int space, long sector, long sectors, Plan plan) {
        writeLines((sector + layout.data() - 1) / layout.data(), (sector + sectors) / layout.data(), plan);
    }

    @Override
    public void recover(int member, long firstRow, long endRow, int spare, Plan plan) {
        long from = layout.rowStart(firstRow);
        long to = layout.rowStart(endRow);
        readLines(from, to, plan);
        plan.write(spare, from, to - from, firstRow, true);
    }
}
