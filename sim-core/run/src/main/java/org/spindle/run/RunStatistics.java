package org.spindle.run;

import java.util.List;
import org.spindle.result.Metric;
import org.spindle.result.ResponsesOverTime;
import org.spindle.result.Series;
import org.spindle.scenario.Scenario;
import org.spindle.spi.sim.EventLoop;

/** Measures the workload's requests of one run. */
public interface RunStatistics extends RunObserver {

    /** Makes the statistics of a run. */
    @FunctionalInterface
    interface Factory {

        /**
         * Makes the statistics of a run.
         *
         * @param devices names of what requests address, by index
         * @param output what is measured
         */
        RunStatistics of(EventLoop clock, List<String> devices, Scenario.Output output);
    }

    /** Discards the measured values at the end of the warm-up. Time series continue. */
    void reset();

    /** Returns the number of requests that have arrived, those of the warm-up included. */
    long arrived();

    /** Returns the number of requests that are complete, those of the warm-up included. */
    long completed();

    long completedAfterWarmUp();

    /** Returns everything about the system as a whole. */
    List<Metric> system();

    /** Returns everything about the requests of one device. */
    List<Metric> device(int index);

    List<Series> series();

    /** Returns the response times over time. */
    ResponsesOverTime responsesOverTime();

    /**
     * Returns whether requests were piling up as long as any arrived, because a queue that finally drains says nothing
     * about the load.
     */
    boolean isQueueGrowing();
}
