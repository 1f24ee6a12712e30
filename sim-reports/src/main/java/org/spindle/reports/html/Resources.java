package org.spindle.reports.html;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Objects;

/** The style sheet and the scripts of pages, each a text on the class path. */
final class Resources {
    private Resources() {}

    static String style() {
        return read("report.css");
    }

    /** Returns the script of the page's interactive functions. */
    static String script() {
        return read("report.js");
    }

    /** Returns the script that draws the charts; must precede {@link #script}. */
    static String charts() {
        return read("charts.js");
    }

    /** Returns the script that exports charts and sorts tables; must precede {@link #script}. */
    static String tools() {
        return read("tools.js");
    }

    /** Returns the script that makes the charts of a sweep; between {@link #script} and its start. */
    static String sweep() {
        return read("sweep.js");
    }

    /** Returns the script that filters verdicts; between {@link #script} and its start. */
    static String verdicts() {
        return read("verdicts.js");
    }

    /** Returns the source expression by which a content-security policy admits exactly this inline text. */
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
