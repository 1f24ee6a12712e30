package org.spindle.cli.calibrate;

import static java.util.Objects.requireNonNull;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.spindle.cli.command.UsageException;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.flash.calibrate.AccessLoads;
import org.spindle.flash.calibrate.Calibrated;
import org.spindle.flash.calibrate.MeasuredLoad;
import org.spindle.flash.calibrate.ReplayReport;
import org.spindle.flash.calibrate.TimedAccess;
import org.spindle.spi.config.Size;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.TraceFileOpener;

/** The accesses of traces that tell when they were complete: those that are fitted, and those that are held out. */
final class TraceCalibration {

    private static final int LEAST_ACCESSES = 100;

    private final Map<String, List<TimedAccess>> fitted = new LinkedHashMap<>();
    private final Map<String, List<TimedAccess>> heldOut = new LinkedHashMap<>();
    private boolean byOutstanding;

    /**
     * Reads the traces. Without any that are held out, the second half of each is.
     *
     * @throws UsageException if one tells of too few completions
     */
    TraceCalibration(SpindleProcess spindle, List<Path> fittedFiles, List<Path> heldOutFiles, boolean fitsAll) {
        for (Path file : fittedFiles) {
            List<TimedAccess> accesses = accesses(spindle, file);
            int end = heldOutFiles.isEmpty() && !fitsAll ? accesses.size() / 2 : accesses.size();
            fitted.put(name(file), accesses.subList(0, end));
            if (end < accesses.size()) {
                heldOut.put(name(file), accesses.subList(end, accesses.size()));
            }
        }
        heldOutFiles.forEach(file -> heldOut.put(name(file), accesses(spindle, file)));
    }

    private static String name(Path file) {
        return String.valueOf(file.getFileName());
    }

    private static List<TimedAccess> accesses(SpindleProcess spindle, Path file) {
        List<TimedAccess> accesses = new ArrayList<>();
        TraceRecord record = new TraceRecord();
        try (TraceReader reader = spindle.openTrace(file, TraceFileOpener.AUTO)) {
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
            throw new UsageException(file + " tells when " + accesses.size() + " accesses arrived and were complete"
                    + "\n  give a trace that tells it of " + LEAST_ACCESSES + " or more");
        }
        return commands(accesses);
    }

    /** Accesses in the order of their issue; neighbours that were issued and complete at once are one command of the device. */
    private static List<TimedAccess> commands(List<TimedAccess> accesses) {
        accesses.sort(Comparator.comparingLong(TimedAccess::issued).thenComparingLong(TimedAccess::sector));
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
     * Fits a device to the traces that are not held out. Whether the number of outstanding accesses matters is decided by fits that leave
     * out one of these traces and foretell it; with one trace, by how well the fit foretells it itself.
     */
    Calibrated fit(Function<List<MeasuredLoad>, Calibrated> kind) {
        byOutstanding = error(kind, true) < error(kind, false);
        return kind.apply(loads(fitted.keySet(), byOutstanding));
    }

    /** The accesses that are fitted, of each trace. */
    List<List<TimedAccess>> fitted() {
        return List.copyOf(fitted.values());
    }

    /** The accesses that are held out, of each trace. */
    List<List<TimedAccess>> heldOut() {
        return List.copyOf(heldOut.values());
    }

    private double error(Function<List<MeasuredLoad>, Calibrated> kind, boolean outstandingMatters) {
        double sum = 0;
        for (Map.Entry<String, List<TimedAccess>> left : fitted.entrySet()) {
            Set<String> others = new LinkedHashSet<>(fitted.keySet());
            if (others.size() > 1) {
                others.remove(left.getKey());
            }
            sum += ReplayReport.error(
                    kind.apply(loads(others, outstandingMatters)).replay(), left.getValue());
        }
        return sum;
    }

    private List<MeasuredLoad> loads(Set<String> traces, boolean outstandingMatters) {
        AccessLoads loads = new AccessLoads();
        traces.forEach(trace -> loads.add(requireNonNull(fitted.get(trace))));
        return loads.loads(outstandingMatters);
    }

    /** How well a device agrees that was fitted to classes of accesses. */
    String report(Calibrated device) {
        return "times by operation and size" + (byOutstanding ? " and outstanding accesses" : "") + "\n\n"
                + replayed(device);
    }

    /** How well a device agrees when it is given the traces. */
    String replayed(Calibrated device) {
        ReplayReport report = new ReplayReport(device.replay());
        fitted.forEach((name, accesses) -> report.add(name, "fitted", accesses));
        heldOut.forEach((name, accesses) -> report.add(name, "held out", accesses));
        return report.text();
    }
}
