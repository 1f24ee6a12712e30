package org.spindle.cli.calibrate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.spindle.cli.command.UsageException;
import org.spindle.flash.calibrate.MeasuredLoad;
import tools.jackson.core.JacksonException;

/** Reads measurements from the JSON output of fio, or from CSV with a row for each fio job. */
final class MeasurementFiles {

    private MeasurementFiles() {}

    /**
     * Reads a file; what is not a random access of one kind is left out.
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
