package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** In a JVM of its own, as one that runs tests has initialised much before. */
@Tag("process")
@Timeout(120)
class HeadStartTest {

    private static final Pattern INITIALISED = Pattern.compile("Initializing '([^']+)'");

    /** A program that does nothing else and waits for its end. */
    static final class Alone {

        private Alone() {}

        public static void main(String[] arguments) throws InterruptedException {
            HeadStart.begin();
            for (Thread thread : Thread.getAllStackTraces().keySet()) {
                if (thread.getName().equals("head-start")) {
                    System.out.println(thread.isDaemon() ? "daemon" : "user thread");
                    thread.join();
                }
            }
        }
    }

    @Test
    void whatMostCommandsNeedIsInitialised(@TempDir Path directory) throws Exception {
        Path out = directory.resolve("out");
        int exit = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin/java").toString(),
                        "-Xlog:class+init=info",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Alone.class.getName())
                .redirectErrorStream(true)
                .redirectOutput(out.toFile())
                .start()
                .waitFor();

        List<String> initialised = new ArrayList<>();
        List<String> said = new ArrayList<>();
        for (String line : Files.readAllLines(out)) {
            INITIALISED.matcher(line).results().forEach(found -> initialised.add(found.group(1)));
            if (!line.startsWith("[")) {
                said.add(line);
            }
        }
        assertThat(exit).isZero();
        assertThat(said).containsExactly("daemon");
        assertThat(initialised)
                .contains(
                        "java/util/logging/LogManager",
                        "java/math/BigDecimal",
                        "org/spindle/policies/PoliciesPlugin",
                        "sun/security/provider/SHA2$SHA256",
                        "org/spindle/result/ResultJson");
    }
}
