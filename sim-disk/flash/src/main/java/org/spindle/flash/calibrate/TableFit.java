package org.spindle.flash.calibrate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.spindle.flash.front.HostLink;
import org.spindle.flash.table.MeasuredPoint;
import org.spindle.flash.table.PlaceIndex;
import org.spindle.flash.table.TableConfig;
import org.spindle.flash.table.TableFactory;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.request.Operation;

/**
 * Makes a {@code table} of measurements. Of those of one operation, size and number of outstanding requests, the one with the median mean
 * becomes a point, with its quantiles. The least time is chosen between 0 and the first quantile so that the mean is the measured one. If that is not enough,
 * the time that is missing is added to all quantiles, since they are often those of a shorter time than the mean; if it is too much, all
 * are scaled down. Times beyond the last quantile are not told apart from it.
 */
public final class TableFit {

    private TableFit() {}

    /**
     * Makes the table.
     *
     * @param queueDepth of the device; the largest number of outstanding requests in the table at least
     */
    public static Calibrated fit(List<MeasuredLoad> loads, Size capacity, int queueDepth) {
        Map<List<Object>, List<MeasuredLoad>> groups = new LinkedHashMap<>();
        loads.stream()
                .sorted(Comparator.comparing(MeasuredLoad::operation)
                        .thenComparingLong(MeasuredLoad::bytes)
                        .thenComparingInt(MeasuredLoad::outstanding))
                .forEach(load -> groups.computeIfAbsent(
                                List.of(load.operation(), load.bytes(), load.outstanding()), key -> new ArrayList<>())
                        .add(load));
        List<MeasuredPoint> points =
                groups.values().stream().map(TableFit::point).toList();
        int depth = Math.max(
                queueDepth,
                loads.stream().mapToInt(MeasuredLoad::outstanding).max().orElse(1));
        TableConfig config = new TableConfig(capacity, HostLink.CONVERSATION, depth, PlaceIndex.NONE, points, null);
        List<String> problems = new ArrayList<>();
        config.validate((key, problem, remedy) -> problems.add(problem + "; " + remedy));
        if (!problems.isEmpty()) {
            throw new IllegalArgumentException("the measurements make no table: " + String.join("; ", problems));
        }
        return new Calibrated(new TriedDevice<>(new TableFactory(), config), yaml(config), List.of());
    }

    private static MeasuredPoint point(List<MeasuredLoad> group) {
        List<MeasuredLoad> byMean = new ArrayList<>(group);
        byMean.sort(Comparator.comparingDouble(MeasuredLoad::meanNanos));
        MeasuredLoad typical = byMean.get((byMean.size() - 1) / 2);
        Operation operation = typical.operation();
        Size size = new Size(typical.bytes());
        double mean = typical.meanNanos();
        if (typical.quantiles().isEmpty()) {
            return new MeasuredPoint(
                    operation, size, new Size(0), typical.outstanding(), Time.ofNanos(mean), List.of());
        }
        int count = typical.quantiles().size();
        double[] shares = new double[count + 1];
        double[] nanos = new double[count + 1];
        for (int i = 1; i <= count; i++) {
            shares[i] = typical.quantiles().get(i - 1).share();
            nanos[i] = typical.quantiles().get(i - 1).nanos();
        }
        double rest = (1 - shares[count]) * nanos[count];
        for (int i = 2; i <= count; i++) {
            rest += (shares[i] - shares[i - 1]) * (nanos[i] + nanos[i - 1]) / 2;
        }
        nanos[0] = Math.min(nanos[1], Math.max(0, 2 * (mean - rest) / shares[1] - nanos[1]));
        double total = rest + shares[1] * (nanos[0] + nanos[1]) / 2;
        double shift = Math.max(0, mean - total);
        double scale = Math.min(1, mean / total);
        List<MeasuredPoint.Quantile> quantiles = new ArrayList<>();
        for (int i = 0; i <= count; i++) {
            quantiles.add(new MeasuredPoint.Quantile(shares[i], Time.ofNanos(Math.rint(nanos[i] * scale + shift))));
        }
        return new MeasuredPoint(operation, size, new Size(0), typical.outstanding(), null, quantiles);
    }

    private static String yaml(TableConfig config) {
        StringBuilder yaml = new StringBuilder("type: table\n");
        yaml.append("capacity: ").append(config.capacity()).append('\n');
        yaml.append("queueDepth: ").append(config.queueDepth()).append('\n');
        yaml.append("points:\n");
        for (MeasuredPoint point : config.points()) {
            yaml.append("  - operation: ")
                    .append(point.operation().name().toLowerCase(Locale.ROOT))
                    .append('\n');
            yaml.append("    size: ").append(point.size()).append('\n');
            yaml.append("    outstanding: ").append(point.outstanding()).append('\n');
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
