package org.spindle.host.dads;

import java.util.Arrays;
import java.util.List;
import org.spindle.host.virtualdisk.VirtualDisk;
import org.spindle.host.virtualdisk.VirtualDiskListener;
import org.spindle.host.virtualdisk.VirtualDisks;
import org.spindle.spi.Component;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;

/** The virtual disks of all orders, which serve the same copies, and the sums of their service times. */
final class OrderDisks {

    private final VirtualDisk[] disks;
    private final long[] nanos;
    private final long[] served;
    private final Runnable whenServed;

    /**
     * @param names of the orders
     * @param isLive whether the disks serve copies as they arrive
     * @param whenServed called when a copy was served
     */
    OrderDisks(List<Component> orders, List<String> names, VirtualDisks maker, boolean isLive, Runnable whenServed) {
        this.whenServed = whenServed;
        disks = new VirtualDisk[orders.size()];
        nanos = new long[disks.length];
        served = new long[disks.length];
        for (int i = 0; i < disks.length; i++) {
            Sum sum = new Sum(i);
            disks[i] = isLive
                    ? maker.live(names.get(i), orders.get(i), sum)
                    : maker.replaying(names.get(i), orders.get(i), sum);
        }
    }

    void copy(Request real, long ticket) {
        for (VirtualDisk disk : disks) {
            disk.copy(real, ticket);
        }
    }

    void completed(long ticket) {
        for (VirtualDisk disk : disks) {
            disk.completed(ticket);
        }
    }

    void exited(long process) {
        for (VirtualDisk disk : disks) {
            disk.exited(process);
        }
    }

    void hold() {
        for (VirtualDisk disk : disks) {
            disk.hold();
        }
    }

    void release() {
        for (VirtualDisk disk : disks) {
            disk.release();
        }
    }

    /** Returns whether all disks have served everything. */
    boolean areDone() {
        for (VirtualDisk disk : disks) {
            if (disk.pending() > 0) {
                return false;
            }
        }
        return true;
    }

    /** Returns the sum of the service times of each, in nanoseconds; to be read only. */
    long[] nanos() {
        return nanos;
    }

    /** Returns the number of copies that the first disk has served. */
    long served() {
        return served[0];
    }

    /** Returns whether all have served that many copies. */
    boolean haveServedAlike() {
        for (long number : served) {
            if (number != served[0]) {
                return false;
            }
        }
        return true;
    }

    void restart() {
        Arrays.fill(nanos, 0);
        Arrays.fill(served, 0);
    }

    private final class Sum implements VirtualDiskListener {

        private final int order;

        Sum(int order) {
            this.order = order;
        }

        @Override
        public void served(long ticket, Operation operation, long sectors, long serviceNanos) {
            nanos[order] += serviceNanos;
            served[order]++;
            whenServed.run();
        }

        @Override
        public void recovered() {
            restart();
        }
    }
}
