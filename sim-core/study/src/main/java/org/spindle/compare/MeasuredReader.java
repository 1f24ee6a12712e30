package org.spindle.compare;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.spindle.compare.Comparison.SubjectKind;
import org.spindle.result.ReadFailure;
import org.spindle.result.ResultDirectory;
import org.spindle.result.ResultException;
import org.spindle.result.RunResult;
import org.spindle.sweep.PlanEntry;
import org.spindle.sweep.RowJson;
import org.spindle.sweep.RunRow;
import org.spindle.sweep.SweepJson;
import org.spindle.sweep.SweepResult;
import tools.jackson.core.JacksonException;

/** Reads the results to compare: a result directory, a sweep directory, or the JSON file of either. */
final class MeasuredReader {

    private static final String PLAN = "plan.jsonl";
    private static final String RUNS = "runs.jsonl";

    private MeasuredReader() {}

    /**
     * @throws ResultException if there is neither a result nor a complete sweep
     */
    static ComparedResult read(Path place) {
        if (!Files.exists(place)) {
            throw ResultException.misnamed(
                    place.toString(), "no such file or directory", "name a result or sweep directory");
        }
        if (!Files.isDirectory(place)) {
            @Nullable Path name = place.getFileName();
            boolean isSweep = name != null && name.toString().equals(SweepJson.FILE);
            return isSweep ? sweep(place.resolveSibling(""), place) : run(place);
        }
        if (Files.exists(place.resolve(SweepJson.FILE))) {
            return sweep(place, place);
        }
        if (Files.exists(place.resolve(ResultDirectory.RESULT))) {
            return run(place);
        }
        if (Files.exists(place.resolve(PLAN))) {
            throw ResultException.misnamed(
                    place.toString(), "the sweep is not complete", "finish it by spindle sweep with --resume");
        }
        throw ResultException.misnamed(
                place.toString(),
                "neither a result nor a sweep: there is no " + ResultDirectory.RESULT + " and no " + SweepJson.FILE,
                "name a directory that spindle run or spindle sweep has written");
    }

    private static ComparedResult run(Path place) {
        RunResult result = ResultDirectory.read(place);
        PointSamples samples = new PointSamples(Map.of(), 1);
        samples.add(0, result.metrics(), result.notes());
        return new ComparedResult(
                place.toString(), SubjectKind.RUN, List.of(), 1, Map.of(), result.notes(), List.of(samples));
    }

    private static ComparedResult sweep(Path directory, Path named) {
        SweepResult sweep = SweepJson.read(directory);
        Map<Integer, PointSamples> points = new LinkedHashMap<>();
        sweep.points()
                .forEach(point -> points.put(point.point(), new PointSamples(point.axes(), sweep.replications())));
        Map<String, Integer> notes = new LinkedHashMap<>();
        Path runs = directory.resolve(RUNS);
        lines(runs, line -> {
            RunRow row = RowJson.row(line);
            PointSamples samples = points.get(row.point());
            if (samples == null || row.replication() < 0 || row.replication() >= sweep.replications()) {
                throw new ResultException(
                        runs.toString(),
                        "run " + row.id() + " is not in " + SweepJson.FILE,
                        "resume the sweep to write it again");
            }
            if (!row.failed()) {
                samples.add(row.replication(), row.metrics(), row.notes());
                row.notes().forEach(note -> notes.merge(note, 1, Integer::sum));
            }
        });
        return new ComparedResult(
                named.toString(),
                SubjectKind.SWEEP,
                sweep.axes(),
                sweep.replications(),
                seeds(directory.resolve(PLAN)),
                notes(sweep, notes),
                List.copyOf(points.values()));
    }

    private static List<String> notes(SweepResult sweep, Map<String, Integer> counts) {
        int runs = sweep.points().size() * sweep.replications();
        List<String> notes = new ArrayList<>();
        if (!sweep.failures().isEmpty()) {
            notes.add(sweep.failures().size() + " of " + runs + " runs failed, the first: "
                    + sweep.failures().get(0).reason());
        }
        counts.forEach((note, count) -> notes.add(note + " (" + count + " of " + runs + " runs)"));
        return notes;
    }

    private static Map<String, Long> seeds(Path plan) {
        Map<String, Long> seeds = new LinkedHashMap<>();
        if (Files.exists(plan)) {
            lines(plan, line -> {
                PlanEntry entry = RowJson.entry(line);
                seeds.put(entry.point() + "/" + entry.replication(), entry.seed());
            });
        }
        return seeds;
    }

    @FunctionalInterface
    private interface LineReader {
        void read(byte[] line);
    }

    private static void lines(Path file, LineReader reader) {
        int number = 0;
        try (BufferedReader lines = Files.newBufferedReader(file)) {
            for (@Nullable String line = lines.readLine(); line != null; line = lines.readLine()) {
                number++;
                reader.read(line.getBytes(StandardCharsets.UTF_8));
            }
        } catch (IOException e) {
            throw new ResultException(
                    file.toString(), "cannot be read: " + ReadFailure.why(e), "name a complete sweep directory", e);
        } catch (JacksonException | IllegalArgumentException e) {
            throw new ResultException(
                    file + ":" + number, "damaged: " + e.getMessage(), "resume the sweep to write it again", e);
        }
    }
}
