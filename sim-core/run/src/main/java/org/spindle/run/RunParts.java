package org.spindle.run;

import jakarta.inject.Inject;
import java.util.Set;
import org.spindle.engine.Simulator;
import org.spindle.random.RandomStreams;
import org.spindle.stack.Factories;
import org.spindle.stack.RequestPool;
import org.spindle.stats.MetricSet;

/**
 * The parts that a run is assembled from.
 *
 * @param files destination of the files of the scenario's observers
 * @param observers in the order in which they are called
 */
record RunParts(
        RunSetup setup,
        Factories factories,
        TraceOpener traces,
        Simulator simulator,
        MetricSet metrics,
        RandomStreams streams,
        RequestPool pool,
        RunStatistics.Factory statistics,
        ObserverFiles files,
        Set<RunObserver> observers) {

    @Inject
    RunParts {}
}
