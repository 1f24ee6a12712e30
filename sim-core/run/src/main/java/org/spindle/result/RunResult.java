package org.spindle.result;

import java.util.List;

/**
 * The result of one run.
 *
 * @param spindle version of Spindle that made it
 * @param plugins the loaded plugins, in order of loading
 * @param notes what a reader must know before trusting the figures
 * @param files that observers have written beside the result
 * @param responses response times over time; not a part of the JSON form
 */
public record RunResult(
        String spindle,
        ScenarioInfo scenario,
        List<PluginInfo> plugins,
        RunInfo run,
        List<String> notes,
        List<Metric> metrics,
        List<Series> series,
        List<FileInfo> files,
        ResponsesOverTime responses) {

    /** Prefix of the note on a run whose queue was still growing when it ended: its means depend on its length. */
    public static final String QUEUE_GROWING = "queue still growing";

    /** {@code stoppedBy} of a run without further events. */
    public static final String DRAINED = "end-of-events";

    /** {@code stoppedBy} of a run that its user has interrupted: the result is partial. */
    public static final String INTERRUPTED = "interrupted";

    /** Part of the note that names the components that have lost requests. */
    public static final String LOST_BY = "lost by";

    public RunResult {
        plugins = List.copyOf(plugins);
        notes = List.copyOf(notes);
        metrics = List.copyOf(metrics);
        series = List.copyOf(series);
        files = List.copyOf(files);
    }

    /** Creates a result without response times over time. */
    public RunResult(
            String spindle,
            ScenarioInfo scenario,
            List<PluginInfo> plugins,
            RunInfo run,
            List<String> notes,
            List<Metric> metrics,
            List<Series> series,
            List<FileInfo> files) {
        this(spindle, scenario, plugins, run, notes, metrics, series, files, ResponsesOverTime.NONE);
    }

    /** Returns the same result with response times over time. */
    RunResult with(ResponsesOverTime overTime) {
        return new RunResult(spindle, scenario, plugins, run, notes, metrics, series, files, overTime);
    }

    /** A result without files of observers. */
    public RunResult(
            String spindle,
            ScenarioInfo scenario,
            List<PluginInfo> plugins,
            RunInfo run,
            List<String> notes,
            List<Metric> metrics,
            List<Series> series) {
        this(spindle, scenario, plugins, run, notes, metrics, series, List.of());
    }

    /** Returns the notes that name a component that has lost requests; empty for a correct run. */
    public List<String> losses() {
        return run.requestsLost() == 0
                ? List.of()
                : notes.stream().filter(note -> note.contains(LOST_BY)).toList();
    }

    /**
     * Which scenario was run.
     *
     * @param sha256 of the effective scenario's text, in hexadecimal
     * @param replication number of the replication, from 0
     */
    public record ScenarioInfo(String name, String description, String sha256, long seed, int replication) {}

    /**
     * A file that an observer has written into the result directory.
     *
     * @param observer its name in the scenario
     * @param doc what the file holds, in a sentence
     */
    public record FileInfo(String observer, String name, String doc) {}

    /** A plugin that was loaded. */
    public record PluginInfo(String id, String version) {}

    /**
     * The totals of the run.
     *
     * @param simulatedNs simulated nanoseconds, warm-up included
     * @param warmUpNs simulated nanoseconds before the warm-up ended
     * @param events number of executed events
     * @param requestsArrived requests submitted by the workload, warm-up included
     * @param requestsCompleted requests completed, warm-up included
     * @param requestsMeasured requests completed after the warm-up
     * @param stoppedBy {@code end-of-events}, {@code time}, {@code requests}, {@code tasks}, {@code workload} or {@code
     *     interrupted}
     */
    public record RunInfo(
            long simulatedNs,
            long warmUpNs,
            long events,
            long requestsArrived,
            long requestsCompleted,
            long requestsMeasured,
            String stoppedBy) {

        /** Returns the number of requests that were incomplete when no event was left. */
        public long requestsLost() {
            return stoppedBy.equals(DRAINED) ? requestsArrived - requestsCompleted : 0;
        }

        public boolean isInterrupted() {
            return stoppedBy.equals(INTERRUPTED);
        }
    }
}
