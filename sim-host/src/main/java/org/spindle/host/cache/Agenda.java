package org.spindle.host.cache;

import java.util.ArrayDeque;
import java.util.Queue;

/** Tasks that can go on now, in order. What happens while one goes on never runs inside it. */
final class Agenda {

    private final Queue<Task> ready = new ArrayDeque<>();
    private boolean isRunning;

    void add(Task task) {
        ready.add(task);
    }

    /** Lets every task go on, and those that they call up; returns at once if called by one of them. */
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
