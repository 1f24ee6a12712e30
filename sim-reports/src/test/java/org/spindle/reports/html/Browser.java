package org.spindle.reports.html;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import tools.jackson.databind.JsonNode;

/** Pages on disk, each opened in a tab of its own of a headless Chromium that all tests of a process share. */
final class Browser {

    private final Chromium chromium;
    private final Path directory;

    private Browser(Chromium chromium, Path directory) {
        this.chromium = chromium;
        this.directory = directory;
    }

    /**
     * Returns a browser, or skips the test if no {@code chromium} is on the path.
     *
     * @param directory where pages are written
     */
    static Browser in(Path directory) throws IOException, InterruptedException {
        assumeTrue(Chromium.isInstalled(), "no chromium on the path");
        return new Browser(Chromium.shared(), directory);
    }

    /** Returns the document after its scripts ran, with {@code #fragment} in its address. */
    String open(String page, String fragment) throws IOException, InterruptedException {
        return ask(page, fragment, "return document.documentElement.outerHTML;").asString();
    }

    /**
     * Returns the result of a script in the page.
     *
     * @param script body of an async function that runs after the page's own scripts and returns what JSON can hold
     */
    JsonNode ask(String page, String script) throws IOException, InterruptedException {
        return ask(page, "", script);
    }

    /** The same with {@code #fragment} in the address. */
    JsonNode ask(String page, String fragment, String script) throws IOException, InterruptedException {
        return ask(1280, 2000, page, fragment, script);
    }

    /** The same on a screen of the given width, in pixels. */
    JsonNode askOnScreen(int width, String page, String script) throws IOException, InterruptedException {
        return ask(width, 4000, page, "", script);
    }

    private JsonNode ask(int width, int height, String page, String fragment, String script)
            throws IOException, InterruptedException {
        Path file = Files.writeString(directory.resolve("report.html"), page);
        try (BrowserTab tab = chromium.openTab()) {
            tab.show(width, height);
            tab.navigate(file.toUri() + (fragment.isEmpty() ? "" : "#" + fragment));
            tab.awaitRoot("data-ready", "true");
            return tab.evaluate("(async () => {" + script + "})()");
        }
    }
}
