package org.spindle.spi.host;

/**
 * The tasks of one run: whatever comes to an end by itself, such as the processes of a workload. With {@code stop.tasks} a
 * run ends as soon as none is left.
 */
public interface Tasks {

    /**
     * Adds tasks that are not done. Whoever has tasks adds at least one when it is made, because {@code stop.tasks} is
     * refused for a run that has none then.
     *
     * @param tasks how many, not negative
     */
    void add(long tasks);

    /**
     * One task is done.
     *
     * @throws IllegalStateException if none was left
     */
    void done();
}
