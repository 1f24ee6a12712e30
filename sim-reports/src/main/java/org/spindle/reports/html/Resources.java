package org.spindle.reports.html;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Optional;

/** What the page is made of besides the run: style, script and the chart library, each a text on the class path. */
final class Resources {
    private static final String LIBRARY = "/vendor/echarts.min.js";

    private Resources() {}

    static String style() {
        return read("report.css").orElseThrow();
    }

    static String script() {
        return read("report.js").orElseThrow();
    }

    /** The library that draws the charts; absent from a build that was made without its vendored file. */
    static Optional<String> library() {
        return read(LIBRARY);
    }

    /** The source expression by which a content-security policy admits exactly this inline text. */
    static String policyHash(String content) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(content.getBytes(StandardCharsets.UTF_8));
            return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java platform has SHA-256", e);
        }
    }

    private static Optional<String> read(String name) {
        try (InputStream in = Resources.class.getResourceAsStream(name)) {
            return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
