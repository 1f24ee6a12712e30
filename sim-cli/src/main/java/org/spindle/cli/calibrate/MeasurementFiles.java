package org.spindle.cli.calibrate;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.spindle.cli.command.UsageException;
import org.spindle.flash.calibrate.MeasuredLoad;
import tools.jackson.core.JacksonException;

/** Reads measurements from the JSON output of fio, or from CSV with a row for each fio job. */
final class MeasurementFiles {

    private static final int HEAD = 4096;

    private MeasurementFiles() {}

    /** Returns whether a file has measurements of fio; if not, it may be a trace. */
    static boolean isMeasurement(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            String head = new String(in.readNBytes(HEAD), StandardCharsets.ISO_8859_1).stripLeading();
            return head.isEmpty()
                    || head.startsWith("{")
                    || head.lines().findFirst().orElse("").contains("pattern");
        } catch (IOException e) {
            throw new UsageException(file + " cannot be read (" + e + ")\n  name a file of measurements");
        }
    }

    /**
     * Reads a file; results other than random accesses of one kind are ignored.
     *
     * @throws UsageException if it cannot be read or has no measurement
     */
    static List<MeasuredLoad> read(Path file) {
        List<MeasuredLoad> loads;
        try {
            String text = Files.readString(file);
            loads = text.stripLeading().startsWith("{") ? FioJson.read(text) : FioRows.read(text);
        } catch (IOException e) {
            throw new UsageException(file + " cannot be read (" + e + ")\n  name a file of measurements");
        } catch (JacksonException | IllegalArgumentException e) {
            throw new UsageException(file + ": " + e.getMessage()
                    + "\n  give the output of fio --output-format=json, or CSV with a row for each fio job");
        }
        if (loads.isEmpty()) {
            throw new UsageException(
                    file
                            + " has no measurement of random reads or random writes\n  run fio with rw=randread or rw=randwrite");
        }
        return loads;
    }
}
