package org.spindle.testkit.corpus;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.spindle.spi.request.Operation;

/**
 * Six hundred consecutive requests of a Linux system to a disk with ext4, recorded for Spindle and given to the public domain
 * (CC0 1.0).
 *
 * @param name of the task: {@code copytree}, {@code oltp}, {@code randrw}
 * @param requests in order of arrival
 */
public record Recording(String name, List<RecordedRequest> requests) {

    private static final long NANOS_PER_MICRO = 1000;

    public Recording {
        requests = List.copyOf(requests);
    }

    /**
     * Returns all recordings: a copy of a tree of small files, which reads in short runs; transactions of a database, which write
     * the same places again; four processes that read and write at random.
     */
    public static List<Recording> all() {
        return List.of(named("copytree"), named("oltp"), named("randrw"));
    }

    @Override
    public String toString() {
        return name;
    }

    private static Recording named(String name) {
        String file = name + ".csv";
        try (InputStream data = Objects.requireNonNull(Recording.class.getResourceAsStream(file), file);
                BufferedReader lines = new BufferedReader(new InputStreamReader(data, StandardCharsets.US_ASCII))) {
            return new Recording(
                    name,
                    lines.lines().skip(1).map(line -> request(line.split(","))).toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static RecordedRequest request(String[] fields) {
        return new RecordedRequest(
                NANOS_PER_MICRO * Long.parseLong(fields[0]),
                Operation.valueOf(fields[1].toUpperCase(Locale.ROOT)),
                Long.parseLong(fields[2]),
                Long.parseLong(fields[3]));
    }
}
