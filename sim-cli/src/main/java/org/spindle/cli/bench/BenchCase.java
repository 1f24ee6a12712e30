package org.spindle.cli.bench;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A scenario of the standard set.
 *
 * @param name unique, lower-case words joined by hyphens
 * @param yaml the scenario, whose key {@code workload.requests} is replaced
 */
record BenchCase(String name, String yaml) {

    private static final List<String> NAMES = List.of(
            "fixed-closed",
            "drive-open",
            "drive-depth-8",
            "drive-sequential",
            "drive-large",
            "sptf-64",
            "raid5",
            "cache",
            "ssd-profile",
            "ssd-read",
            "ssd-worn");

    /** Returns the standard set, in the order of tables. */
    static List<BenchCase> standard() {
        return NAMES.stream().map(name -> new BenchCase(name, read(name))).toList();
    }

    private static String read(String name) {
        String resource = name + ".yaml";
        try (InputStream in = BenchCase.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException(resource + " is missing beside " + BenchCase.class.getName());
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
