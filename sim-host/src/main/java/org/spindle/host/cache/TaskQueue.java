package org.spindle.host.cache;

import java.util.ArrayDeque;
import java.util.Queue;

/** Runs tasks that can continue, in order. A task that becomes ready while another runs is run after it, not inside it. */
final class TaskQueue {

    private final Queue<Task> ready = new ArrayDeque<>();
    private boolean isRunning;

    void add(Task task) {
        ready.add(task);
    }

    /** Runs all tasks, including those that they add; returns at once if called from one of them. */
    void run() {
        if (isRunning) {
            return;
        }
        isRunning = true;
        for (Task next = ready.poll(); next != null; next = ready.poll()) {
            next.proceed();
        }
        isRunning = false;
    }
}
