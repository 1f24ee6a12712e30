package org.spindle.host.driver;

import java.util.Arrays;
import org.spindle.spi.request.PriorityClass;
import org.spindle.spi.request.Request;

/**
 * Chooses the hardware queue of a request among those of its I/O priority class: that of the issuing process, which is its number
 * modulo the number of queues; each queue in turn for requests that no process has issued. Without a distinction between classes all
 * queues are of all classes.
 */
public final class QueueSteering {

    /** Queues to choose from, and whose turn it is. */
    private static final class QueueTurns {

        private final int[] queues;
        private int next;

        QueueTurns(int[] queues) {
            this.queues = queues;
        }

        int queueOf(Request request) {
            if (request.process() != Request.NONE) {
                return queues[(int) Math.floorMod(request.process(), (long) queues.length)];
            }
            int chosen = queues[next];
            next = next + 1 == queues.length ? 0 : next + 1;
            return chosen;
        }
    }

    /** By ordinal of the class. */
    private final QueueTurns[] choices = new QueueTurns[PriorityClass.values().length];

    /**
     * @param queues number of hardware queues, at least 1
     */
    public QueueSteering(int queues) {
        int[] all = new int[queues];
        Arrays.setAll(all, i -> i);
        Arrays.fill(choices, new QueueTurns(all));
    }

    /** Steers by class. */
    QueueSteering(PriorityQueues queues) {
        for (PriorityClass priority : PriorityClass.values()) {
            choices[priority.ordinal()] = new QueueTurns(queues.of(priority));
        }
        choices[PriorityClass.NONE.ordinal()] = choices[PriorityClass.BEST_EFFORT.ordinal()];
    }

    /** Returns the index of the hardware queue. */
    public int queueOf(Request request) {
        return choices[PriorityClass.of(request).ordinal()].queueOf(request);
    }
}
