package org.spindle.reproduce;

/** Told of the runs of experiments. */
public interface RunWatch {

    /**
     * Told before the first run.
     *
     * @param runs number of runs that will be made
     * @param wanted number of runs that the experiments ask for; more than {@code runs} if they have some in common
     */
    void planned(int runs, int wanted);

    /**
     * Told of the beginning of a run, by the thread that makes it.
     *
     * @param experiment the first of those that the run is made for
     * @return called by the same thread when the run is over
     */
    Runnable began(Experiment experiment);
}
