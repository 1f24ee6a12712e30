package org.spindle.reports.html;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Objects;

/** What a page is made of besides what it shows: style and scripts, each a text on the class path. */
final class Resources {
    private Resources() {}

    static String style() {
        return read("report.css");
    }

    /** What the reader can do with the page. */
    static String script() {
        return read("report.js");
    }

    /** What draws the charts; {@link #script} needs it before itself. */
    static String charts() {
        return read("charts.js");
    }

    /** What makes pictures of charts and sorts tables; {@link #script} needs it before itself. */
    static String tools() {
        return read("tools.js");
    }

    /** What makes the charts of a sweep; between {@link #script} and its start. */
    static String sweep() {
        return read("sweep.js");
    }

    /** What filters verdicts; between {@link #script} and its start. */
    static String verdicts() {
        return read("verdicts.js");
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

    private static String read(String name) {
        try (InputStream in = Objects.requireNonNull(Resources.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
