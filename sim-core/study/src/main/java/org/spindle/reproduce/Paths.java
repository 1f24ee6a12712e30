package org.spindle.reproduce;

import org.spindle.config.KeyPath;
import org.spindle.spi.config.Problems;

/** Checks the paths of scenario keys that stand in an experiment. */
final class Paths {

    private Paths() {}

    static void check(String key, String path, Problems problems) {
        try {
            if (KeyPath.parse(path).steps().isEmpty()) {
                problems.report(key, "a path has at least one key", "such as driver.scheduler");
            }
        } catch (IllegalArgumentException e) {
            String[] parts = String.valueOf(e.getMessage()).split("; ", 2);
            problems.report(key, parts[0], parts.length > 1 ? parts[1] : "");
        }
    }
}
