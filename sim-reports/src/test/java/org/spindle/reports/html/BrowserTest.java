package org.spindle.reports.html;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.spindle.reports.SampleRun;

/** Opens the page from disk in a real browser, where {@code chromium} is on the path, and reads its own account. */
class BrowserTest {
    private static final String HOSTILE = "</script><img src=x onerror=alert(1)>";

    @TempDir
    Path directory;

    private String root = "";

    @BeforeEach
    void open() throws Exception {
        Optional<Path> chromium = Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .map(entry -> Path.of(entry, "chromium"))
                .filter(Files::isExecutable)
                .findFirst();
        assumeTrue(chromium.isPresent(), "no chromium on the path");
        Path page = directory.resolve("report.html");
        try (var out = Files.newBufferedWriter(page)) {
            HtmlReport.write(SampleRun.json(HOSTILE, HOSTILE), HOSTILE, "spindle run mail-server.yaml", out);
        }
        Matcher matcher = Pattern.compile("<html[^>]*>").matcher(load(chromium.orElseThrow(), page));
        assertThat(matcher.find()).isTrue();
        root = matcher.group();
    }

    @Test
    void runsWithoutErrorAndAsksForNothing() {
        assertThat(root).contains("data-ready=\"true\"", "data-charts=\"7\"");
        assertThat(root).contains("data-errors=\"[]\"", "data-resources=\"[]\"");
    }

    @Test
    void drawsEveryChart() {
        assertThat(root).contains("data-drawn=\"7\"");
    }

    private String load(Path chromium, Path page) throws IOException, InterruptedException {
        Path dom = directory.resolve("dom.html");
        List<String> command = new ArrayList<>(List.of(
                chromium.toString(),
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--virtual-time-budget=8000",
                "--user-data-dir=" + directory.resolve("profile"),
                "--dump-dom",
                page.toUri().toString()));
        Process process = new ProcessBuilder(command)
                .redirectOutput(dom.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        if (!process.waitFor(60, TimeUnit.SECONDS)) {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
            throw new IllegalStateException("chromium did not finish");
        }
        return Files.readString(dom);
    }
}
