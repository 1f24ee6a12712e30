package org.spindle.cli.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.spindle.cli.bench.CaseFigures.PerRequest;
import org.spindle.result.ReadFailure;
import org.spindle.result.ResultException;

/**
 * Upper limits of the counts per request, as a CSV file: {@code case,count,limit}. Events and estimates are the same on
 * every machine, so that their limits are exact. Bytes depend slightly on the JVM's compilation.
 */
final class BenchLimits {

    private static final String HEADER = "case,count,limit";
    private static final int COLUMNS = 3;

    /** Bytes per request by which JVMs may differ. */
    private static final double BYTES_OF_GRACE = 24;

    private static final double THOUSAND = 1000;

    private final Map<String, Double> limits;

    private BenchLimits(Map<String, Double> limits) {
        this.limits = limits;
    }

    /**
     * Reads a file of limits.
     *
     * @throws ResultException if it is not one; the message names the line
     */
    static BenchLimits read(Path file) {
        List<String> lines;
        try {
            lines = Files.readAllLines(file);
        } catch (NoSuchFileException e) {
            throw ResultException.misnamed(
                    file.toString(), "no such file", "name one that 'spindle bench --write-limits' has written");
        } catch (IOException e) {
            throw new ResultException(
                    file.toString(),
                    "cannot be read: " + ReadFailure.why(e),
                    "name a file that 'spindle bench --write-limits' has written",
                    e);
        }
        Map<String, Double> limits = new LinkedHashMap<>();
        for (int i = 0; i < lines.size(); i++) {
            String[] cells = lines.get(i).split(",", -1);
            if (i == 0 ? !lines.get(0).equals(HEADER) : cells.length != COLUMNS) {
                throw damaged(file, i, lines.get(i));
            }
            if (i > 0) {
                try {
                    limits.put(key(cells[0], cells[1]), Double.valueOf(cells[2]));
                } catch (NumberFormatException e) {
                    throw damaged(file, i, lines.get(i));
                }
            }
        }
        return new BenchLimits(limits);
    }

    private static ResultException damaged(Path file, int line, String text) {
        return new ResultException(
                file + ":" + (line + 1),
                "'" + text + "' is not a line of limits",
                "write it anew with 'spindle bench --write-limits " + file + "'");
    }

    private static String key(String name, String count) {
        return name + "," + count;
    }

    /** Returns the text of a file with these figures as limits. */
    static String text(BenchFigures figures) {
        StringBuilder text = new StringBuilder(HEADER + "\n");
        for (CaseFigures each : figures.cases()) {
            for (PerRequest count : PerRequest.values()) {
                double value = each.count(count);
                if (!Double.isNaN(value)) {
                    double limit = count == PerRequest.BYTES
                            ? Math.ceil(value + BYTES_OF_GRACE)
                            : Math.ceil(THOUSAND * value) / THOUSAND;
                    text.append(key(each.name(), count.word())).append(String.format(Locale.ROOT, ",%.3f\n", limit));
                }
            }
        }
        return text.toString();
    }

    /** Returns one sentence for each figure that exceeds its limit, or has none. */
    List<String> broken(BenchFigures figures) {
        List<String> broken = new ArrayList<>();
        for (CaseFigures each : figures.cases()) {
            for (PerRequest count : PerRequest.values()) {
                Double limit = limits.get(key(each.name(), count.word()));
                double value = each.count(count);
                if (limit == null) {
                    broken.add(each.name() + ": there is no limit of " + count.word() + " per request");
                } else if (value > limit) {
                    broken.add(String.format(
                            Locale.ROOT,
                            "%s: %.3f %s per request, limit %.3f",
                            each.name(),
                            value,
                            count.word(),
                            limit));
                }
            }
        }
        return broken;
    }
}
