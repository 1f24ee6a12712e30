package org.spindle.spi.host;

/**
 * The tasks of one run: activities that end by themselves, such as the processes of a workload. With {@code stop.tasks}
 * a run ends with the last task.
 */
public interface Tasks {

    /**
     * Adds unfinished tasks. A component with tasks adds at least one at construction, because {@code stop.tasks} is
     * rejected for a run without tasks.
     *
     * @param tasks how many, not negative
     */
    void add(long tasks);

    /**
     * Notes the end of a task.
     *
     * @throws IllegalStateException if none was left
     */
    void done();
}
