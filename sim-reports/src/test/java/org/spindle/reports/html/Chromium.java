package org.spindle.reports.html;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/** A headless Chromium process that is driven by the Chrome DevTools Protocol and ends with the process of the tests. */
final class Chromium {

    private static final Duration START = Duration.ofSeconds(60);

    private static @Nullable Chromium shared;

    private final HttpClient http = HttpClient.newHttpClient();
    private final String address;

    private Chromium(String address) {
        this.address = address;
    }

    static boolean isInstalled() {
        return program().isPresent();
    }

    private static Optional<Path> program() {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .map(entry -> Path.of(entry, "chromium"))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** Returns the process of all tests; starts it at the first call. */
    static synchronized Chromium shared() throws IOException, InterruptedException {
        if (shared == null) {
            shared = start();
        }
        return shared;
    }

    private static Chromium start() throws IOException, InterruptedException {
        Path profile = Files.createTempDirectory("chromium");
        Process process = new ProcessBuilder(List.of(
                        program().orElseThrow().toString(),
                        "--headless",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--disable-quic",
                        "--no-first-run",
                        "--disable-background-networking",
                        "--disable-component-update",
                        "--disable-sync",
                        "--disable-dev-shm-usage",
                        "--disable-renderer-backgrounding",
                        "--disable-background-timer-throttling",
                        "--disable-backgrounding-occluded-windows",
                        "--allow-file-access-from-files",
                        "--remote-debugging-port=0",
                        "--user-data-dir=" + profile,
                        "about:blank"))
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> end(process, profile)));
        return new Chromium("http://127.0.0.1:" + port(process, profile.resolve("DevToolsActivePort")));
    }

    /** Returns the port that the process chose: the first line of a file that it writes into its profile. */
    private static String port(Process process, Path file) throws IOException, InterruptedException {
        for (long end = System.nanoTime() + START.toNanos(); System.nanoTime() < end && process.isAlive(); ) {
            if (Files.exists(file)) {
                List<String> lines = Files.readAllLines(file);
                if (lines.size() > 1) {
                    return lines.get(0);
                }
            }
            Thread.sleep(20);
        }
        throw new IOException("chromium did not start");
    }

    private static void end(Process process, Path profile) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
        try (Stream<Path> files = Files.walk(profile)) {
            process.waitFor();
            files.sorted(Comparator.reverseOrder())
                    .forEach(each -> each.toFile().delete());
        } catch (IOException | UncheckedIOException e) {
            // A file of the profile that a dying helper process still writes stays in the directory of temporary files.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Opens an empty tab. */
    BrowserTab openTab() throws IOException, InterruptedException {
        HttpRequest opening = HttpRequest.newBuilder(URI.create(address + "/json/new?about:blank"))
                .PUT(HttpRequest.BodyPublishers.noBody())
                .build();
        String tab = http.send(opening, HttpResponse.BodyHandlers.ofString()).body();
        String socket =
                JsonMapper.shared().readTree(tab).get("webSocketDebuggerUrl").asString();
        return BrowserTab.connect(http, URI.create(socket));
    }
}
