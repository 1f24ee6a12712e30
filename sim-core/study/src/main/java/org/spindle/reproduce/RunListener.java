package org.spindle.reproduce;

/** Is notified of the runs of experiments. */
public interface RunListener {

    /**
     * Called before the first run.
     *
     * @param runs number of runs that will be made
     * @param wanted number of runs that the experiments need; more than {@code runs} if they share some
     */
    void planned(int runs, int wanted);

    /**
     * Records the start of a run; called by the thread that makes it.
     *
     * @param experiment the first of the experiments that need the run
     * @return called by the same thread at the end of the run
     */
    Runnable began(Experiment experiment);
}
