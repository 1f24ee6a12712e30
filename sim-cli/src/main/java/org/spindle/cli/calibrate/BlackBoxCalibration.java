package org.spindle.cli.calibrate;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.spindle.cli.command.UsageException;
import org.spindle.cli.command.WholeFile;
import org.spindle.flash.blackbox.TreeFile;
import org.spindle.flash.calibrate.Calibrated;
import org.spindle.learn.BlackBoxFit;
import org.spindle.learn.PredictionReport;
import org.spindle.learn.RecordedAccesses;
import org.spindle.spi.config.Size;

/** Fits a {@code black-box} to traces, and writes its trees. */
final class BlackBoxCalibration {

    private static final String UNNAMED = "device.trees";

    private final TraceCalibration traces;
    private final @Nullable Path out;

    /**
     * @param out file of the device's keys, beside which the trees are written
     */
    BlackBoxCalibration(TraceCalibration traces, @Nullable Path out) {
        this.traces = traces;
        this.out = out;
    }

    /**
     * Fits the device.
     *
     * @throws UsageException if there are too few accesses
     */
    Calibrated run(Size capacity, int queueDepth, PrintWriter stdout) {
        Path file = out == null ? null : out.resolveSibling(out.getFileName() + ".trees");
        String name = file == null ? UNNAMED : String.valueOf(file.getFileName());
        BlackBoxFit fit = fit(capacity, queueDepth, name);
        PredictionReport each = new PredictionReport(fit.trees(), RecordedAccesses.of(traces.fitted()));
        each.add("fitted", RecordedAccesses.of(traces.fitted()));
        each.add("held out", RecordedAccesses.of(traces.heldOut()));
        stdout.print(String.join("\n", fit.device().notes()) + "\n\n" + traces.replayed(fit.device()) + each.text());
        if (file != null) {
            WholeFile.write(file, text -> text.append(TreeFile.text(fit.trees())));
        }
        return fit.device();
    }

    private BlackBoxFit fit(Size capacity, int queueDepth, String name) {
        try {
            return BlackBoxFit.fit(traces.fitted(), capacity, queueDepth, name);
        } catch (IllegalArgumentException e) {
            throw new UsageException(Objects.requireNonNullElse(e.getMessage(), e.toString()));
        }
    }
}
