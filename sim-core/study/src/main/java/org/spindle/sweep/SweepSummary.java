package org.spindle.sweep;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.spindle.sweep.SweepResult.Failure;
import org.spindle.sweep.SweepResult.Point;

/** Writes the files derived from the ordered rows: {@code sweep.json}, {@code points.csv}, {@code runs.csv}. */
final class SweepSummary {

    static final String POINTS = "points.csv";
    static final String RUNS = "runs.csv";

    private final SweepPlanner planner;
    private final Path directory;
    private final SweepCsv csv;

    SweepSummary(SweepPlanner planner, Path directory) {
        this.planner = planner;
        this.directory = directory;
        csv = new SweepCsv(planner.plan().axes());
    }

    /** A row, and its lines of {@link #RUNS}. */
    private record Printed(RunRow row, byte[] lines) {}

    /**
     * Writes the files; holds the figures of one point and a few rows in memory.
     *
     * @param rows in the order of the plan, one for each of its runs
     * @param threads number of threads that read rows
     * @param each called with every point
     */
    List<Failure> write(RowLog rows, int threads, Consumer<Point> each) throws IOException {
        List<Failure> failures = new ArrayList<>();
        int replications = planner.plan().replications();
        try (OutputStream points = create(POINTS);
                OutputStream runs = create(RUNS);
                OutputStream sweep = create(SweepJson.FILE);
                SweepJson.Writer json = new SweepJson.Writer(sweep);
                OrderedResults<Printed> printed =
                        new OrderedResults<>(planner.plan().runs(), threads, index -> print(rows.line(index)))) {
            json.begin(
                    planner.spindle(),
                    planner.base().name(),
                    planner.base().description(),
                    planner.plan().axes(),
                    replications);
            write(csv.pointsHeader(), points);
            write(csv.runsHeader(), runs);
            for (int i = 0; i < planner.plan().points(); i++) {
                PointSummary summary = new PointSummary();
                for (int r = 0; r < replications; r++) {
                    Printed run = printed.next();
                    String reason = run.row().reason();
                    if (reason != null) {
                        failures.add(new Failure(run.row().id(), run.row().axes(), reason));
                    }
                    runs.write(run.lines());
                    summary.add(run.row());
                }
                Point point = summary.point();
                write(csv.points(point), points);
                json.point(point);
                each.accept(point);
            }
            json.end(failures);
        }
        // The last file marks the sweep as complete.
        for (String name : List.of(POINTS, RUNS, SweepJson.FILE)) {
            AtomicFile.replace(unfinished(name), directory.resolve(name));
        }
        return failures;
    }

    private Printed print(byte[] line) {
        RunRow row = RowJson.row(line);
        return new Printed(row, csv.runs(row).getBytes(StandardCharsets.UTF_8));
    }

    private OutputStream create(String name) throws IOException {
        return new BufferedOutputStream(Files.newOutputStream(unfinished(name)), 1 << 16);
    }

    private Path unfinished(String name) {
        return directory.resolve(name + ".new");
    }

    private static void write(String text, OutputStream to) throws IOException {
        to.write(text.getBytes(StandardCharsets.UTF_8));
    }
}
