package org.spindle.flash.calibrate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.spindle.flash.front.HostLink;
import org.spindle.flash.table.MeasuredPoint;
import org.spindle.flash.table.PlaceIndex;
import org.spindle.flash.table.TableConfig;
import org.spindle.flash.table.TableFactory;
import org.spindle.flash.table.WakeUp;
import org.spindle.flash.table.WorkerConfig;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.request.Operation;

/**
 * Makes a {@code table} of measurements, with the mean and the quantiles of each. What the table needs between the measurements is
 * interpolated ({@link LoadGrid}).
 */
public final class TableFit {

    /** Ten in each part of the range of random numbers ({@link StratifiedStream}), so that also one time of ten thousand occurs. */
    private static final int TRIED_REQUESTS = 100_000;

    private TableFit() {}

    /**
     * Makes the table.
     *
     * @param queueDepth of the device; the largest number of outstanding requests in the table at least
     */
    public static Calibrated fit(List<MeasuredLoad> loads, Size capacity, int queueDepth) {
        return fit(loads, capacity, queueDepth, null);
    }

    /** The same with a worker, if one is given; the loads are then of one request at a time. */
    static Calibrated fit(List<MeasuredLoad> loads, Size capacity, int queueDepth, @Nullable WorkerConfig worker) {
        List<MeasuredPoint> points = new ArrayList<>();
        List<String> notes = new ArrayList<>();
        for (Operation operation : Operation.values()) {
            List<MeasuredLoad> own =
                    loads.stream().filter(load -> load.operation() == operation).toList();
            if (!own.isEmpty()) {
                LoadGrid grid = new LoadGrid(operation, own);
                grid.loads().forEach(load -> points.add(point(load)));
                notes.addAll(grid.notes());
            }
        }
        int depth = Math.max(
                queueDepth,
                loads.stream().mapToInt(MeasuredLoad::outstanding).max().orElse(1));
        TableConfig config =
                new TableConfig(capacity, HostLink.CONVERSATION, depth, PlaceIndex.NONE, points, null, worker);
        List<String> problems = new ArrayList<>();
        config.validate((key, problem, remedy) -> problems.add(problem + "; " + remedy));
        if (!problems.isEmpty()) {
            throw new IllegalArgumentException("the measurements make no table: " + String.join("; ", problems));
        }
        return new Calibrated(
                new TriedDevice<>(new TableFactory(), config, TRIED_REQUESTS),
                accesses -> new AccessReplay(new TableFactory(), config, accesses).nanos(),
                yaml(config),
                List.of(),
                notes);
    }

    private static MeasuredPoint point(MeasuredLoad load) {
        List<MeasuredPoint.Quantile> quantiles = load.quantiles().isEmpty()
                ? List.of()
                : QuantileCurve.of(load.quantiles(), load.meanNanos()).stream()
                        .map(quantile ->
                                new MeasuredPoint.Quantile(quantile.share(), Time.ofNanos(Math.rint(quantile.nanos()))))
                        .toList();
        return new MeasuredPoint(
                load.operation(),
                new Size(load.bytes()),
                new Size(0),
                load.outstanding(),
                load.submitters(),
                quantiles.isEmpty() ? Time.ofNanos(load.meanNanos()) : null,
                quantiles);
    }

    private static String yaml(TableConfig config) {
        StringBuilder yaml = new StringBuilder("type: table\n");
        yaml.append("capacity: ").append(config.capacity()).append('\n');
        yaml.append("queueDepth: ").append(config.queueDepth()).append('\n');
        WorkerConfig worker = config.worker();
        if (worker != null) {
            yaml.append("worker:\n  completions: ")
                    .append(worker.completions().name().toLowerCase(Locale.ROOT))
                    .append("\n  wakeUps:\n");
            for (WakeUp wakeUp : worker.wakeUps()) {
                yaml.append("    - {pause: ")
                        .append(wakeUp.pause())
                        .append(", time: ")
                        .append(wakeUp.time())
                        .append("}\n");
            }
        }
        yaml.append("points:\n");
        for (MeasuredPoint point : config.points()) {
            yaml.append("  - operation: ")
                    .append(point.operation().name().toLowerCase(Locale.ROOT))
                    .append('\n');
            yaml.append("    size: ").append(point.size()).append('\n');
            yaml.append("    outstanding: ").append(point.outstanding()).append('\n');
            yaml.append("    submitters: ").append(point.submitters()).append('\n');
            if (point.time() != null) {
                yaml.append("    time: ").append(point.time()).append('\n');
            } else {
                yaml.append("    quantiles:\n");
                for (MeasuredPoint.Quantile quantile : point.quantiles()) {
                    yaml.append("      - {share: ")
                            .append(quantile.share())
                            .append(", time: ")
                            .append(quantile.time())
                            .append("}\n");
                }
            }
        }
        return yaml.toString();
    }
}
