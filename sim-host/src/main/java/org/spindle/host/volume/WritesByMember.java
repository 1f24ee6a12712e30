package org.spindle.host.volume;

import java.util.Arrays;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/**
 * Sends the writes that a read has held up as DiskSim does: in the order of the members, and the next request for the member of
 * the read is chosen when the first write for it has come, or at once if there is none.
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

    /** A read of a task is complete; called before the next request for its member is chosen. */
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

    /** Collects the writes that nothing holds up any more, by members and otherwise in the order of the plan. */
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

    /** How many of the writes there are up to the first one for a member, inclusive; 0 if there is none for it. */
    private int upToFirstFor(int member, Plan plan) {
        for (int i = 0; i < count; i++) {
            if (plan.place(ready[i]) == member) {
                return i + 1;
            }
        }
        return 0;
    }
}
