package org.spindle.cli.calibrate;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.spindle.cli.command.UsageException;
import org.spindle.flash.calibrate.MeasuredLoad;
import org.spindle.result.ReadFailure;
import tools.jackson.core.JacksonException;

/** Reads measurements: JSON output and latency logs of fio, and CSV with a row for each fio job or each access. */
final class MeasurementFiles {

    private static final int HEAD = 4096;

    private MeasurementFiles() {}

    /** Returns a text without the byte order mark that some programs begin one with. */
    private static String withoutMark(String text) {
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
    }

    /** Returns whether a file has measurements of fio; if not, it may be a trace. */
    static boolean isMeasurement(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            String head = withoutMark(new String(in.readNBytes(HEAD), StandardCharsets.UTF_8))
                    .stripLeading();
            String first = head.lines().findFirst().orElse("");
            return head.isEmpty()
                    || FioJson.isOutput(head)
                    || first.contains("pattern")
                    || LatencyRows.isHeader(first)
                    || FioLog.isLog(head);
        } catch (IOException e) {
            throw new UsageException(
                    file + " cannot be read: " + ReadFailure.why(e) + "\n  name a file of measurements");
        }
    }

    /**
     * Reads a file; results other than random accesses of one kind are ignored.
     *
     * @param outstanding accesses where the file does not say, 1 or more
     * @throws UsageException if it cannot be read or has no measurement
     */
    static List<MeasuredLoad> read(Path file, int outstanding) {
        List<MeasuredLoad> loads;
        try {
            // Wrong bytes become wrong values, which are refused with their line.
            String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
            loads = read(withoutMark(text), outstanding);
        } catch (IOException e) {
            throw new UsageException(
                    file + " cannot be read: " + ReadFailure.why(e) + "\n  name a file of measurements");
        } catch (JacksonException e) {
            throw unreadable(file, "line " + e.getLocation().getLineNr() + " is not JSON: " + e.getOriginalMessage());
        } catch (IllegalArgumentException e) {
            throw unreadable(file, Objects.toString(e.getMessage()));
        }
        if (loads.isEmpty()) {
            throw new UsageException(
                    file
                            + " has no measurement of random reads or random writes\n  run fio with rw=randread or rw=randwrite");
        }
        return loads;
    }

    private static UsageException unreadable(Path file, String why) {
        return new UsageException(file + ": " + why
                + "\n  give the output of fio --output-format=json, its latency log, or CSV with a row for each fio job or"
                + " access");
    }

    private static List<MeasuredLoad> read(String text, int outstanding) {
        if (FioJson.isOutput(text.substring(0, Math.min(HEAD, text.length())).stripLeading())) {
            return FioJson.read(text);
        }
        if (LatencyRows.isHeader(text.lines().findFirst().orElse(""))) {
            return LatencyRows.read(text, outstanding);
        }
        return FioLog.isLog(text.substring(0, Math.min(HEAD, text.length())))
                ? FioLog.read(text, outstanding)
                : FioRows.read(text);
    }
}
