package org.spindle.result;

import java.util.List;

/**
 * The result of one run.
 *
 * @param spindle version of Spindle that made it
 * @param plugins what took part, in order of loading
 * @param notes what a reader must know before trusting the figures
 * @param files that observers have written beside the result
 * @param responses which response times there were when; not a part of the JSON form
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
        ResponseCourse responses) {

    /** Begins the note of a run whose queue was still growing when it ended: its means depend on its length. */
    public static final String QUEUE_GROWING = "queue still growing";

    /** What stopped a run in which nothing was left to happen. */
    public static final String DRAINED = "end-of-events";

    /** What stopped a run that its user has ended: the result is a part of it. */
    public static final String INTERRUPTED = "interrupted";

    /** Stands in the note that names the components which have lost requests. */
    public static final String LOST_BY = "lost by";

    public RunResult {
        plugins = List.copyOf(plugins);
        notes = List.copyOf(notes);
        metrics = List.copyOf(metrics);
        series = List.copyOf(series);
        files = List.copyOf(files);
    }

    /** A result that does not tell which response times there were when. */
    public RunResult(
            String spindle,
            ScenarioInfo scenario,
            List<PluginInfo> plugins,
            RunInfo run,
            List<String> notes,
            List<Metric> metrics,
            List<Series> series,
            List<FileInfo> files) {
        this(spindle, scenario, plugins, run, notes, metrics, series, files, ResponseCourse.NONE);
    }

    /** The same with the response times that there were when. */
    RunResult with(ResponseCourse course) {
        return new RunResult(spindle, scenario, plugins, run, notes, metrics, series, files, course);
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

    /** What is wrong with a run in which a component has lost requests: the notes that name it; none for all others. */
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
     * What happened in the run as a whole.
     *
     * @param simulatedNs simulated nanoseconds, warm-up included
     * @param warmUpNs simulated nanoseconds before the warm-up ended
     * @param events events that happened
     * @param requestsArrived requests submitted by the workload, warm-up included
     * @param requestsCompleted requests completed, warm-up included
     * @param requestsMeasured requests completed after the warm-up
     * @param stoppedBy {@code end-of-events}, {@code time}, {@code requests}, {@code tasks}, {@code workload} or
     *     {@code interrupted}
     */
    public record RunInfo(
            long simulatedNs,
            long warmUpNs,
            long events,
            long requestsArrived,
            long requestsCompleted,
            long requestsMeasured,
            String stoppedBy) {

        /** Requests that were not complete when nothing was left to happen. */
        public long requestsLost() {
            return stoppedBy.equals(DRAINED) ? requestsArrived - requestsCompleted : 0;
        }

        public boolean isInterrupted() {
            return stoppedBy.equals(INTERRUPTED);
        }
    }
}
