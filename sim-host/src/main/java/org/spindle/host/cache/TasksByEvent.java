package org.spindle.host.cache;

import java.util.ArrayDeque;
import java.util.Queue;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/** Schedules each task in a separate event at the present time, after the present event. */
final class TasksByEvent implements EventHandler {

    private final EventLoop events;
    private final TaskQueue queue;
    private final Queue<Task> tasks = new ArrayDeque<>();

    TasksByEvent(EventLoop events, TaskQueue queue) {
        this.events = events;
        this.queue = queue;
    }

    void add(Task task) {
        tasks.add(task);
        events.schedule(events.now(), this, 0, 0);
    }

    @Override
    public void handle(int op, long arg) {
        queue.add(tasks.remove());
        queue.run();
    }
}
