package org.spindle.host.volume;

import org.spindle.spi.layout.VolumeLayout;

/** Plans transfers of volumes with one or several equal copies of all data: striping and mirrors. */
final class CopyPlanner implements Planner {

    private final VolumeLayout layout;
    private final Members members;
    private final CopyChooser chooser;
    private final VolumeMetrics metrics;

    CopyPlanner(VolumeLayout layout, Members members, CopyChooser chooser, VolumeMetrics metrics) {
        this.layout = layout;
        this.members = members;
        this.chooser = chooser;
        this.metrics = metrics;
    }

    @Override
    public boolean isComputed(int space, long sector, long sectors) {
        return false;
    }

    @Override
    public void read(int space, long sector, long sectors, Plan plan) {
        // Units are first combined by column: a copy is chosen for each transfer, not for each unit.
        long end = sector + sectors;
        for (long at = sector; at < end; at = layout.next(space, at)) {
            long stripe = layout.stripeOf(space, at);
            long from = layout.offsetOf(space, at);
            long length = Math.min(layout.next(space, at), end) - at;
            plan.read(layout.member(stripe, 0), layout.sector(stripe, 0) + from, length, stripe);
        }
        plan.closeNeighbours();
        for (int t = 0; t < plan.count(); t++) {
            plan.relocate(t, chosen(plan.firstStripe(t), plan.sector(t), plan.sectors(t)));
        }
    }

    /** Returns the place of the chosen copy. The stripes of a transfer lie in one column, so their copies are on the same members. */
    private int chosen(long stripe, long sector, long sectors) {
        chooser.begin();
        boolean isComplete = true;
        for (int position = 0; position <= layout.checks(); position++) {
            int place = members.place(layout.member(stripe, position), sector, sectors);
            if (place != Members.LOST) {
                chooser.offer(place);
            }
            isComplete &= place != Members.LOST;
        }
        if (!isComplete) {
            metrics.degradedRead();
        }
        return chooser.choose(sector);
    }

    @Override
    public void write(int space, long sector, long sectors, Plan plan) {
        long end = sector + sectors;
        for (long at = sector; at < end; at = layout.next(space, at)) {
            long stripe = layout.stripeOf(space, at);
            long from = layout.offsetOf(space, at);
            long length = Math.min(layout.next(space, at), end) - at;
            boolean isComplete = true;
            for (int position = 0; position <= layout.checks(); position++) {
                long start = layout.sector(stripe, position);
                int place = members.place(layout.member(stripe, position), start);
                if (place != Members.LOST) {
                    plan.write(place, start + from, length, stripe, false);
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
        write(space, sector, sectors, plan);
    }

    @Override
    public void recover(int member, long firstRow, long endRow, int spare, Plan plan) {
        for (long row = firstRow; row < endRow; row++) {
            long stripe = layout.stripeAt(member, row);
            long start = layout.rowStart(row);
            long length = layout.unit(stripe);
            int source = Members.LOST;
            for (int position = 0; position <= layout.checks() && source == Members.LOST; position++) {
                source = members.place(layout.member(stripe, position), start);
            }
            plan.read(source, start, length, stripe);
            plan.write(spare, start, length, stripe, true);
        }
    }
}
