package org.spindle.reports.html;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A headless Chromium that opens pages from disk. */
final class Browser {

    /**
     * Milliseconds of the browser's virtual time, which advances at once while the page is idle, and may be too short on a busy
     * machine.
     */
    private static final List<Integer> BUDGETS = List.of(8_000, 80_000, 800_000);

    private static final Pattern FOUND = Pattern.compile("data-found=\"([^\"]*)\"");

    private final Path program;
    private final Path directory;

    private Browser(Path program, Path directory) {
        this.program = program;
        this.directory = directory;
    }

    /** Returns the {@code chromium} on the path, or skips the test if there is none. */
    static Browser in(Path directory) {
        Optional<Path> program = Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .map(entry -> Path.of(entry, "chromium"))
                .filter(Files::isExecutable)
                .findFirst();
        assumeTrue(program.isPresent(), "no chromium on the path");
        return new Browser(program.orElseThrow(), directory);
    }

    /** Returns the document after its scripts ran, with {@code #fragment} in its address. */
    String open(String page, String fragment) throws IOException, InterruptedException {
        return open(page, fragment, BUDGETS.get(0));
    }

    private String open(String page, String fragment, int budget) throws IOException, InterruptedException {
        Path file = Files.writeString(directory.resolve("report.html"), page);
        Path dom = directory.resolve("dom.html");
        Process process = new ProcessBuilder(List.of(
                        program.toString(),
                        "--headless",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--disable-quic",
                        "--no-first-run",
                        "--disable-background-networking",
                        "--disable-component-update",
                        "--disable-sync",
                        "--window-size=1280,2000",
                        "--allow-file-access-from-files",
                        "--virtual-time-budget=" + budget,
                        "--user-data-dir=" + directory.resolve("profile"),
                        "--dump-dom",
                        file.toUri() + "#" + fragment))
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
        return answer(asking(page, script), fragment);
    }

    private JsonNode answer(String asked, String fragment) throws IOException, InterruptedException {
        for (int budget : BUDGETS) {
            Matcher found = FOUND.matcher(open(asked, fragment, budget));
            if (found.find()) {
                return JsonMapper.shared().readTree(URLDecoder.decode(found.group(1), StandardCharsets.UTF_8));
            }
        }
        throw new AssertionError("the page did not answer");
    }

    /** The same on a screen of the given width, in a frame, because windows have a minimum width. */
    JsonNode askOnScreen(int width, String page, String script) throws IOException, InterruptedException {
        Files.writeString(directory.resolve("framed.html"), asking(page, script));
        String frame = """
                <!DOCTYPE html><html><body><iframe src="framed.html" width="%d" height="4000" scrolling="no" style="border: 0"></iframe><script>
                const wait = () => {
                  const found = document.querySelector("iframe").contentDocument.documentElement.dataset.found;
                  if (found) document.documentElement.dataset.found = found; else setTimeout(wait, 200);
                };
                wait();
                </script></body></html>
                """.formatted(width);
        return answer(frame, "");
    }

    /** Returns the page with a script that writes its result into the document. */
    private static String asking(String page, String script) {
        String probe = """
                (async () => {%s})().then(
                    found => { document.documentElement.dataset.found = encodeURIComponent(JSON.stringify(found)); },
                    problem => { document.documentElement.dataset.found = encodeURIComponent(JSON.stringify(problem.stack)); });
                """.formatted(script);
        String admitted = "script-src " + Html.escape(Resources.policyHash(probe)) + " ";
        return page.replace("script-src ", admitted).replace("</body>", "<script>" + probe + "</script></body>");
    }
}
