package org.spindle.run;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.spindle.result.Metric;
import org.spindle.result.ResponsesOverTime;
import org.spindle.result.RunResult;
import org.spindle.result.RunResult.FileInfo;
import org.spindle.result.RunResult.PluginInfo;
import org.spindle.result.RunResult.RunInfo;
import org.spindle.result.RunResult.ScenarioInfo;
import org.spindle.result.Series;
import org.spindle.scenario.Scenario;

/**
 * The outcome of one run.
 *
 * @param replication number of the replication, from 0
 * @param notes what a reader must know before trusting the figures
 * @param files that observers have written beside the result
 * @param responses response times over time
 */
public record RunOutcome(
        Scenario scenario,
        int replication,
        RunInfo run,
        List<String> notes,
        List<Metric> metrics,
        List<Series> series,
        List<FileInfo> files,
        ResponsesOverTime responses) {

    public RunOutcome {
        notes = List.copyOf(notes);
        metrics = List.copyOf(metrics);
        series = List.copyOf(series);
        files = List.copyOf(files);
    }

    /** Returns the same outcome with further notes appended. */
    RunOutcome noting(List<String> further) {
        List<String> all = new ArrayList<>(notes);
        all.addAll(further);
        return new RunOutcome(scenario, replication, run, all, metrics, series, files, responses);
    }

    /**
     * Returns the result to be written.
     *
     * @param spindle version of Spindle
     * @param identity text whose hash identifies the scenario
     */
    public RunResult result(String spindle, String identity, List<PluginInfo> plugins) {
        ScenarioInfo info = new ScenarioInfo(
                scenario.name(), scenario.description(), sha256(identity), scenario.seed(), replication);
        return new RunResult(spindle, info, plugins, run, notes, metrics, series, files, responses);
    }

    /** Returns the hash by which results identify the scenario of that identity, in hexadecimal. */
    public static String sha256(String text) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
