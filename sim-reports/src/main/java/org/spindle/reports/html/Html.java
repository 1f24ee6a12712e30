package org.spindle.reports.html;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.regex.Pattern;
import org.spindle.reports.Decimals;

/** Builds HTML text; everything except {@link #raw} is escaped, and every opened element must be closed. */
final class Html {

    /** A number before a unit or a per cent sign. */
    private static final Pattern AMOUNT =
            Pattern.compile("(\\d) (?=(?:%|[numk]?s|min|h|[kKMGT]?i?B(?:/s)?|rpm)(?!\\w))");

    private final StringBuilder text = new StringBuilder();
    private final Deque<String> open = new ArrayDeque<>();

    /** Opens an element; attributes are alternating names and values. */
    Html open(String tag, String... attributes) {
        text.append('<').append(tag);
        for (int i = 0; i < attributes.length; i += 2) {
            text.append(' ')
                    .append(attributes[i])
                    .append("=\"")
                    .append(escape(attributes[i + 1]))
                    .append('"');
        }
        text.append('>');
        open.push(tag);
        return this;
    }

    Html text(String content) {
        text.append(escape(content));
        return this;
    }

    /** Appends an element that holds only text. */
    Html element(String tag, String content, String... attributes) {
        return open(tag, attributes).text(content).close();
    }

    /** Appends running text in which no line ends between a number and its unit. */
    Html prose(String content) {
        return text(AMOUNT.matcher(content).replaceAll("$1\u00a0"));
    }

    /** Appends an element that holds only running text. */
    Html proseElement(String tag, String content, String... attributes) {
        return open(tag, attributes).prose(content).close();
    }

    /** Appends a number as shown, with the exact one as an attribute for scripts. */
    Html number(double exact, String shown) {
        return Double.isFinite(exact) ? element("data", shown, "value", Decimals.exact(exact)) : text("–");
    }

    /** Appends text that is HTML already, or the content of a script or style element. */
    Html raw(String html) {
        text.append(html);
        return this;
    }

    Html close() {
        text.append("</").append(open.pop()).append('>');
        return this;
    }

    Html line() {
        text.append('\n');
        return this;
    }

    /** Returns the text so far. */
    @Override
    public String toString() {
        if (!open.isEmpty()) {
            throw new IllegalStateException("Not closed: " + open);
        }
        return text.toString();
    }

    static String escape(String content) {
        return content.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }
}
