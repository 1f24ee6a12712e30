package org.spindle.run;

import java.util.List;
import org.spindle.result.Metric;
import org.spindle.result.ResponseCourse;
import org.spindle.result.Series;
import org.spindle.spi.sim.EventLoop;

/** Measures the workload's requests of one run. */
public interface RunStatistics extends RunObserver {

    /** Makes the statistics of a run. */
    @FunctionalInterface
    interface Factory {

        /**
         * @param devices names of what requests address, by index
         * @param seriesPoints most points of a time series
         */
        RunStatistics of(EventLoop clock, List<String> devices, int seriesPoints);
    }

    /** The warm-up is over: what was measured is forgotten. Time series go on. */
    void reset();

    /** Requests that have arrived, those of the warm-up included. */
    long arrived();

    /** Requests that are complete, those of the warm-up included. */
    long completed();

    long completedAfterWarmUp();

    /** Everything about the system as a whole. */
    List<Metric> system();

    /** Everything about the requests of one device. */
    List<Metric> device(int index);

    List<Series> series();

    /** Which response times there were when. */
    ResponseCourse responseCourse();

    /** Whether requests were piling up as long as any arrived: a queue that only drains at last tells nothing of its load. */
    boolean isQueueGrowing();
}
