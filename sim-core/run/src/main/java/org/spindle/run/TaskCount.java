package org.spindle.run;

import org.spindle.spi.host.Tasks;

/** Counts the unfinished tasks, and ends the run with the last of them if required. */
final class TaskCount implements Tasks {

    private final boolean ends;
    private final Runnable end;
    private long left;
    private boolean any;
    private boolean ended;

    /**
     * @param ends whether the run ends when no task is left
     * @param end ends it
     */
    TaskCount(boolean ends, Runnable end) {
        this.ends = ends;
        this.end = end;
    }

    @Override
    public void add(long tasks) {
        if (tasks < 0) {
            throw new IllegalArgumentException("there cannot be " + tasks + " tasks more");
        }
        left += tasks;
        any |= tasks > 0;
    }

    @Override
    public void done() {
        if (left == 0) {
            throw new IllegalStateException("a task is done, but none was left");
        }
        left--;
        if (left == 0 && ends) {
            ended = true;
            end.run();
        }
    }

    /** Returns whether there has been any task. */
    boolean isAny() {
        return any;
    }

    /** Returns the number of unfinished tasks. */
    long left() {
        return left;
    }

    /** Returns whether the last task has ended the run. */
    boolean hasEndedRun() {
        return ended;
    }
}
