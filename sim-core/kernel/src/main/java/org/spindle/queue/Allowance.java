package org.spindle.queue;

import java.util.ArrayList;
import java.util.List;

/** How many requests several queues may have below at once, as those of the devices behind one controller. */
public final class Allowance {

    private final int most;
    private final List<DeviceQueue> queues = new ArrayList<>();
    private int taken;

    /**
     * @param most at least 1
     */
    public Allowance(int most) {
        this.most = most;
    }

    /** For a queue that shares nothing. */
    public static Allowance unlimited() {
        return new Allowance(Integer.MAX_VALUE);
    }

    void join(DeviceQueue queue) {
        queues.add(queue);
    }

    boolean isLeft() {
        return taken < most;
    }

    void take() {
        taken++;
    }

    /** Says whether nothing was left before, so that others may be waiting. */
    boolean giveBack() {
        return taken-- == most;
    }

    /** Lets the others, beginning behind this queue, start what they may with what it has left. */
    void offer(DeviceQueue by) {
        int first = queues.indexOf(by) + 1;
        for (int i = 0; i < queues.size() - 1 && isLeft(); i++) {
            queues.get((first + i) % queues.size()).startWhatMay();
        }
    }
}
