package org.spindle.run;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.scenario.Scenario;
import org.spindle.timeline.RunTimeline;

/**
 * A run to be executed.
 *
 * @param scenario a valid one
 * @param replication number of the replication, from 0; each has random numbers of its own
 * @param observers called for every request, in this order, before its statistics are taken
 * @param timeline written and finished by the run; null for none
 * @param recorded replaces the trace that the workload opens; null for the files that it names
 * @param files destination of the scenario's own observers; closed by the caller
 */
public record RunSetup(
        Scenario scenario,
        int replication,
        List<? extends RunObserver> observers,
        @Nullable RunTimeline timeline,
        ObserverFiles files,
        @Nullable TraceOpener recorded) {

    public RunSetup {
        observers = List.copyOf(observers);
    }

    /** A run whose traces are files. */
    public RunSetup(
            Scenario scenario,
            int replication,
            List<? extends RunObserver> observers,
            @Nullable RunTimeline timeline,
            ObserverFiles files) {
        this(scenario, replication, observers, timeline, files, null);
    }

    /** A run without files of observers. */
    public RunSetup(
            Scenario scenario, int replication, List<? extends RunObserver> observers, @Nullable RunTimeline timeline) {
        this(scenario, replication, observers, timeline, ObserverFiles.DISCARDED);
    }
}
