package org.spindle.reports.html;

import java.io.BufferedReader;
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
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/** A headless Chromium process that is driven by the Chrome DevTools Protocol and ends with the process of the tests. */
final class Chromium {

    private static final Duration START = Duration.ofSeconds(60);

    /** How the process announces where it listens. */
    private static final Pattern ADDRESS = Pattern.compile("DevTools listening on ws://([^/]+)/");

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
                .start();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> end(process, profile)));
        return new Chromium("http://" + address(process));
    }

    /** Returns the address that the process announces among its messages, which are read to their end, so that it never waits for that. */
    private static String address(Process process) throws IOException, InterruptedException {
        CompletableFuture<String> address = new CompletableFuture<>();
        Thread reading = new Thread(() -> read(process.errorReader(), address), "messages of chromium");
        reading.setDaemon(true);
        reading.start();
        try {
            return address.get(START.toSeconds(), TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException e) {
            throw new IOException("chromium did not start", e);
        }
    }

    private static void read(BufferedReader messages, CompletableFuture<String> address) {
        StringBuilder read = new StringBuilder();
        try (messages) {
            for (String line = messages.readLine(); line != null; line = messages.readLine()) {
                Matcher announced = ADDRESS.matcher(line);
                if (announced.find()) {
                    address.complete(announced.group(1));
                }
                if (!address.isDone()) {
                    read.append(line).append('\n');
                }
            }
        } catch (IOException e) {
            read.append(e);
        }
        address.completeExceptionally(new IOException(read.toString()));
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
