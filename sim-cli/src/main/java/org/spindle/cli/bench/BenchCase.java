package org.spindle.cli.bench;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A scenario of the standard set. The size of a run is {@code workload.requests}, or of processes that do tasks {@code
 * workload.tasks}.
 *
 * @param name unique, lower-case words joined by hyphens
 * @param yaml the scenario, whose key for the size of a run is replaced
 */
record BenchCase(String name, String yaml) {

    private static final String SYSTEM_USERS = "system-users";

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
            "ssd-worn",
            SYSTEM_USERS);

    /** Requests of {@code system-users} for one task of each of its users, about: long runs have 117, short ones 130. */
    private static final int REQUESTS_PER_TASK = 117;

    /** Returns the standard set, in the order of tables. */
    static List<BenchCase> standard() {
        return NAMES.stream().map(name -> new BenchCase(name, read(name))).toList();
    }

    /** Returns the setting for a run of about as many requests. */
    String ofSize(int requests) {
        return name.equals(SYSTEM_USERS)
                ? "workload.tasks=" + requests / REQUESTS_PER_TASK
                : "workload.requests=" + requests;
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
