package org.spindle.reports.html;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A tab of a browser, driven by commands of the Chrome DevTools Protocol, one at a time. */
final class BrowserTab implements AutoCloseable {

    /** Greatest real time between two messages of the browser while one is awaited. */
    private static final Duration LIMIT = Duration.ofSeconds(60);

    private final WebSocket socket;
    private final BlockingQueue<String> messages;
    /** Documents that are loaded, by the identifiers of their loading. */
    private final Set<String> loaded = new HashSet<>();

    private int commands;

    private BrowserTab(WebSocket socket, BlockingQueue<String> messages) {
        this.socket = socket;
        this.messages = messages;
    }

    static BrowserTab connect(HttpClient http, URI address) {
        BlockingQueue<String> messages = new LinkedBlockingQueue<>();
        WebSocket socket = http.newWebSocketBuilder()
                .buildAsync(address, new Collecting(messages))
                .join();
        return new BrowserTab(socket, messages);
    }

    /** Collects whole messages of a socket. */
    private static final class Collecting implements WebSocket.Listener {
        private final StringBuilder begun = new StringBuilder();
        private final BlockingQueue<String> messages;

        Collecting(BlockingQueue<String> messages) {
            this.messages = messages;
        }

        @Override
        public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence part, boolean last) {
            begun.append(part);
            if (last) {
                messages.add(begun.toString());
                begun.setLength(0);
            }
            socket.request(1);
            return null;
        }
    }

    /** Makes the page believe that its window has the keyboard, on a screen of this size, in pixels, without scroll bars. */
    void show(int width, int height) throws IOException, InterruptedException {
        send("Emulation.setFocusEmulationEnabled", Map.of("enabled", true));
        send("Emulation.setScrollbarsHidden", Map.of("hidden", true));
        send(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
    }

    /** Opens a page and returns when it is loaded. */
    void navigate(String address) throws IOException, InterruptedException {
        send("Page.enable", Map.of());
        send("Page.setLifecycleEventsEnabled", Map.of("enabled", true));
        JsonNode begun = send("Page.navigate", Map.of("url", address)).path("result");
        if (begun.has("errorText")) {
            throw new AssertionError(address + ": " + begun.get("errorText").asString());
        }
        String document = begun.get("loaderId").asString();
        while (!loaded.contains(document)) {
            note(next("load " + address));
        }
    }

    /** Waits until the root element of the page has this attribute with this value. */
    void awaitRoot(String attribute, String value) throws IOException, InterruptedException {
        evaluate("""
                new Promise(hasIt => {
                    const root = document.documentElement;
                    const check = () => root.getAttribute('%s') === '%s' && hasIt(true);
                    new MutationObserver(check).observe(root, {attributes: true});
                    check();
                })""".formatted(attribute, value));
    }

    /** Returns the value of an expression, of its promise if it is one; what it throws fails the test. */
    JsonNode evaluate(String expression) throws IOException, InterruptedException {
        JsonNode answer =
                send("Runtime.evaluate", Map.of("expression", expression, "awaitPromise", true, "returnByValue", true));
        JsonNode problem = answer.at("/result/exceptionDetails");
        if (!problem.isMissingNode()) {
            throw new AssertionError(problem.toPrettyString());
        }
        return answer.at("/result/result/value");
    }

    private JsonNode send(String method, Map<String, ?> parameters) throws IOException, InterruptedException {
        int id = ++commands;
        socket.sendText(
                        JsonMapper.shared()
                                .writeValueAsString(Map.of("id", id, "method", method, "params", parameters)),
                        true)
                .join();
        while (true) {
            JsonNode message = next("answer " + method + " " + parameters);
            if (message.path("id").asInt(0) == id) {
                return message;
            }
            note(message);
        }
    }

    private JsonNode next(String awaited) throws IOException, InterruptedException {
        String message = messages.poll(LIMIT.toSeconds(), TimeUnit.SECONDS);
        if (message == null) {
            throw new IOException("chromium did not " + awaited + " in time");
        }
        return JsonMapper.shared().readTree(message);
    }

    private void note(JsonNode event) {
        if (event.path("method").asString("").equals("Page.lifecycleEvent")
                && event.at("/params/name").asString("").equals("load")) {
            loaded.add(event.at("/params/loaderId").asString(""));
        }
    }

    @Override
    public void close() throws IOException {
        try {
            send("Page.close", Map.of());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        socket.abort();
    }
}
