package org.spindle.cli.calibrate;

import static java.util.Objects.requireNonNull;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.spindle.cli.command.UsageException;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.flash.calibrate.AccessErrors;
import org.spindle.flash.calibrate.AccessLoads;
import org.spindle.flash.calibrate.Calibrated;
import org.spindle.flash.calibrate.MeasuredLoad;
import org.spindle.flash.calibrate.ReplayReport;
import org.spindle.flash.calibrate.TimedAccess;
import org.spindle.spi.config.Size;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.TraceFileOpener;
import org.spindle.workload.trace.blkparse.BlkparseCommands;

/** The accesses of traces that record completions: those that are fitted, and those that are held out. */
final class TraceCalibration {

    private static final int LEAST_ACCESSES = 100;

    private final Map<String, List<TimedAccess>> fitted = new LinkedHashMap<>();
    private final Map<String, List<TimedAccess>> heldOut = new LinkedHashMap<>();
    private String chosen = "";

    /**
     * Reads the traces. If none is held out, the second half of each is.
     *
     * @param format name of their format, or {@link TraceFileOpener#AUTO}
     * @throws UsageException if one records too few completions
     */
    TraceCalibration(
            SpindleProcess spindle, String format, List<Path> fittedFiles, List<Path> heldOutFiles, boolean fitsAll) {
        for (Path file : fittedFiles) {
            List<TimedAccess> accesses = accesses(spindle, format, file);
            int end = heldOutFiles.isEmpty() && !fitsAll ? accesses.size() / 2 : accesses.size();
            fitted.put(name(file), accesses.subList(0, end));
            if (end < accesses.size()) {
                heldOut.put(name(file), accesses.subList(end, accesses.size()));
            }
        }
        heldOutFiles.forEach(file -> heldOut.put(name(file), accesses(spindle, format, file)));
    }

    private static String name(Path file) {
        return String.valueOf(file.getFileName());
    }

    private static List<TimedAccess> accesses(SpindleProcess spindle, String format, Path file) {
        List<TimedAccess> accesses = new ArrayList<>();
        TraceRecord record = new TraceRecord();
        try (TraceReader reader = spindle.openTrace(file, format)) {
            while (reader.next(record)) {
                long nanos = record.service == TraceRecord.NONE ? record.response : record.service;
                if (nanos != TraceRecord.NONE && record.arrival != TraceRecord.NONE) {
                    long before = record.response == TraceRecord.NONE ? 0 : record.response - nanos;
                    accesses.add(new TimedAccess(
                            record.operation,
                            record.offset / Size.SECTOR,
                            record.length,
                            record.arrival + before,
                            nanos));
                }
            }
        }
        if (accesses.size() < LEAST_ACCESSES) {
            throw new UsageException(file + " records arrival and completion of " + accesses.size() + " accesses"
                    + "\n  give a trace that records them for " + LEAST_ACCESSES + " or more");
        }
        accesses.sort(Comparator.comparingLong(TimedAccess::issued).thenComparingLong(TimedAccess::sector));
        return format.equals(BlkparseCommands.NAME) ? accesses : commands(accesses);
    }

    /** Merges neighbours that were issued together and completed together, which are one command of the device. */
    private static List<TimedAccess> commands(List<TimedAccess> accesses) {
        List<TimedAccess> commands = new ArrayList<>();
        for (TimedAccess access : accesses) {
            TimedAccess last = commands.isEmpty() ? null : commands.get(commands.size() - 1);
            if (last != null
                    && last.issued() == access.issued()
                    && last.nanos() == access.nanos()
                    && last.operation() == access.operation()
                    && last.sector() + last.bytes() / Size.SECTOR == access.sector()) {
                commands.set(
                        commands.size() - 1,
                        new TimedAccess(
                                last.operation(),
                                last.sector(),
                                last.bytes() + access.bytes(),
                                last.issued(),
                                last.nanos()));
            } else {
                commands.add(access);
            }
        }
        return commands;
    }

    /**
     * Fits a device to the traces that are not held out, in several ways. The way is selected by fits that leave out one of these traces
     * and predict it; with one trace, by how well the fit predicts the trace itself.
     *
     * @param ways by their names in the report
     */
    Calibrated fit(Map<String, Function<List<List<TimedAccess>>, Calibrated>> ways) {
        double least = Double.POSITIVE_INFINITY;
        Function<List<List<TimedAccess>>, Calibrated> best = null;
        for (Map.Entry<String, Function<List<List<TimedAccess>>, Calibrated>> way : ways.entrySet()) {
            double error = error(way.getValue());
            if (best == null || error < least) {
                least = error;
                best = way.getValue();
                chosen = way.getKey();
            }
        }
        return requireNonNull(best).apply(fitted());
    }

    /** Returns the accesses that are fitted, of each trace. */
    List<List<TimedAccess>> fitted() {
        return List.copyOf(fitted.values());
    }

    /** Returns the accesses that are held out, of each trace. */
    List<List<TimedAccess>> heldOut() {
        return List.copyOf(heldOut.values());
    }

    private double error(Function<List<List<TimedAccess>>, Calibrated> way) {
        double sum = 0;
        for (Map.Entry<String, List<TimedAccess>> left : fitted.entrySet()) {
            List<List<TimedAccess>> others = fitted.entrySet().stream()
                    .filter(entry -> fitted.size() == 1 || !entry.getKey().equals(left.getKey()))
                    .map(Map.Entry::getValue)
                    .toList();
            sum += ReplayReport.error(way.apply(others).replay(), left.getValue());
        }
        return sum;
    }

    /** Returns the classes of accesses of traces. */
    static List<MeasuredLoad> loads(List<List<TimedAccess>> traces, boolean outstandingMatters) {
        AccessLoads loads = new AccessLoads();
        traces.forEach(loads::add);
        return loads.loads(outstandingMatters);
    }

    /** Returns the agreement of a device that was fitted to classes of accesses. */
    String report(Calibrated device) {
        AccessErrors each = new AccessErrors(device.replay(), fitted());
        each.add("fitted", fitted());
        each.add("held out", heldOut());
        return chosen + "\n\n" + replayed(device) + each.text();
    }

    /** Returns the agreement of a device when it replays the traces. */
    String replayed(Calibrated device) {
        ReplayReport report = new ReplayReport(device.replay());
        fitted.forEach((name, accesses) -> report.add(name, "fitted", accesses));
        heldOut.forEach((name, accesses) -> report.add(name, "held out", accesses));
        return report.text();
    }
}
