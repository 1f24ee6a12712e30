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

/** Writes what follows from the ordered rows: {@code sweep.json}, {@code points.csv}, {@code runs.csv}. */
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

    /**
     * Holds one point at a time in memory.
     *
     * @param rows in the order of the plan, one for each of its runs
     * @param each told of every point
     */
    List<Failure> write(LineSplitter rows, Consumer<Point> each) throws IOException {
        List<Failure> failures = new ArrayList<>();
        try (OutputStream points = create(POINTS);
                OutputStream runs = create(RUNS);
                OutputStream sweep = create(SweepJson.FILE);
                SweepJson.Writer json = new SweepJson.Writer(sweep)) {
            json.begin(
                    planner.spindle(),
                    planner.base().name(),
                    planner.base().description(),
                    planner.plan().axes(),
                    planner.plan().replications());
            print(csv.pointsHeader(), points);
            print(csv.runsHeader(), runs);
            for (int i = 0; i < planner.plan().points(); i++) {
                List<RunRow> ofPoint = new ArrayList<>();
                for (int r = 0; r < planner.plan().replications(); r++) {
                    RunRow row = next(rows);
                    String reason = row.reason();
                    if (reason != null) {
                        failures.add(new Failure(row.id(), row.axes(), reason));
                    }
                    print(csv.runs(row), runs);
                    ofPoint.add(row);
                }
                Point point = PointSummary.of(ofPoint);
                print(csv.points(point), points);
                json.point(point);
                each.accept(point);
            }
            json.end(failures);
        }
        // The last one says that the sweep is complete.
        for (String name : List.of(POINTS, RUNS, SweepJson.FILE)) {
            AtomicFile.replace(unfinished(name), directory.resolve(name));
        }
        return failures;
    }

    private static RunRow next(LineSplitter rows) throws IOException {
        byte[] line = rows.next();
        if (line == null) {
            throw new IOException("rows have vanished while the summary was written");
        }
        return RowJson.row(line);
    }

    private OutputStream create(String name) throws IOException {
        return new BufferedOutputStream(Files.newOutputStream(unfinished(name)), 1 << 16);
    }

    private Path unfinished(String name) {
        return directory.resolve(name + ".new");
    }

    private static void print(String text, OutputStream to) throws IOException {
        to.write(text.getBytes(StandardCharsets.UTF_8));
    }
}
