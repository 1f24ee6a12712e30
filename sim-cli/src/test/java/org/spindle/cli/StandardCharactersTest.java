package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StandardCharactersTest {

    @TempDir
    private Path directory;

    /** The head of the table contains {@code ±}; the locale is that of a container without settings. */
    @Test
    void plusAndMinusIsPrintedInTheLocalePosix() throws Exception {
        Path scenario = Files.writeString(directory.resolve("scenario.yaml"), """
                devices: {disk0: {type: fixed, capacity: 1 GiB, service: {type: constant, time: 1 ms}}}
                workload: {type: random, requests: 100, arrivals: {type: closed, population: 1}}
                """);
        Path out = directory.resolve("out.txt");
        ProcessBuilder process = new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin/java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        "org.spindle.cli.Main",
                        "sweep",
                        scenario.toString(),
                        "--replications",
                        "3",
                        "--out",
                        directory.resolve("sweep").toString()))
                .redirectErrorStream(true)
                .redirectOutput(out.toFile());
        process.environment().put("LC_ALL", "C");
        int exit = process.start().waitFor();
        assertThat(new String(Files.readAllBytes(out), StandardCharsets.UTF_8)).contains("(± 95 % confidence");
        assertThat(exit).isZero();
    }

    @Test
    void onlyAsciiIsReplaced() {
        assertThat(StandardCharacters.isAscii("ANSI_X3.4-1968")).isTrue();
        assertThat(StandardCharacters.isAscii("ISO-8859-1")).isFalse();
        assertThat(StandardCharacters.isAscii("UTF-8")).isFalse();
        assertThat(StandardCharacters.isAscii("x-no-such")).isFalse();
    }
}
