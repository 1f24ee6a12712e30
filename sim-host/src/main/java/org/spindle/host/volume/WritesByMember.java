package org.spindle.host.volume;

import java.util.Arrays;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/**
 * Sends the writes that waited for a read as DiskSim does: in the order of the members; the next request for the read's member is selected
 * when the first write for that member has arrived, or immediately if there is none.
 */
final class WritesByMember implements EventHandler {

    /** Sends a transfer of a task. */
    interface Sender {

        void send(int task, int transfer);
    }

    private final EventLoop events;
    private final Sender sender;
    private int[] ready = new int[4];
    private int count;

    WritesByMember(EventLoop events, Sender sender) {
        this.events = events;
        this.sender = sender;
    }

    /** Called when a read of a task is complete, before the next request for its member is selected. */
    void completed(int task, Plan plan, int read) {
        collect(plan, read);
        int early = upToFirstFor(plan.place(read), plan);
        for (int i = 0; i < count; i++) {
            if (i < early) {
                sender.send(task, ready[i]);
            } else {
                events.schedule(events.now(), this, task, ready[i]);
            }
        }
    }

    @Override
    public void handle(int task, long transfer) {
        sender.send(task, (int) transfer);
    }

    /** Collects the writes that have become ready, ordered by member and then as in the plan. */
    private void collect(Plan plan, int read) {
        count = 0;
        for (int i = plan.reads(); i < plan.count(); i++) {
            int write = plan.inOrder(i);
            if (plan.isDependent(write, read) && plan.completeRead(write)) {
                insert(write, plan);
            }
        }
    }

    private void insert(int write, Plan plan) {
        if (count == ready.length) {
            ready = Arrays.copyOf(ready, 2 * count);
        }
        int at = count++;
        for (; at > 0 && plan.place(ready[at - 1]) > plan.place(write); at--) {
            ready[at] = ready[at - 1];
        }
        ready[at] = write;
    }

    /** Returns the number of writes up to and including the first one for a member; 0 if there is none for it. */
    private int upToFirstFor(int member, Plan plan) {
        for (int i = 0; i < count; i++) {
            if (plan.place(ready[i]) == member) {
                return i + 1;
            }
        }
        return 0;
    }
}
