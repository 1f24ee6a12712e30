package org.spindle.config;

import java.io.File;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.snakeyaml.engine.v2.nodes.Tag;
import org.snakeyaml.engine.v2.resolver.CoreScalarResolver;
import org.snakeyaml.engine.v2.resolver.ScalarResolver;
import org.spindle.spi.config.Rate;
import org.spindle.spi.config.RotationSpeed;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;

/** Writes bound values as YAML that depends only on the values. */
final class YamlWriter {

    private static final Pattern PLAIN = Pattern.compile("[A-Za-z_./][A-Za-z0-9_./-]*");
    private static final ScalarResolver RESOLVER = new CoreScalarResolver(true);
    private static final int COMMENT_COLUMN = 40;

    private final StringBuilder out = new StringBuilder();
    private final Map<Object, String> quantities = new HashMap<>();
    private final Path directory;
    private final boolean commented;

    /**
     * @param directory that paths are written relative to
     * @param commented whether origins are written
     */
    YamlWriter(Path directory, boolean commented) {
        this.directory = directory;
        this.commented = commented;
    }

    String write(Bound.Keys top) {
        if (top.keys().isEmpty()) {
            return "{}\n";
        }
        writeKeys(top, 0, false);
        return out.toString();
    }

    /**
     * @param begun whether the first line has its indentation already
     */
    private void writeKeys(Bound.Keys map, int indent, boolean begun) {
        boolean indented = begun;
        for (Map.Entry<String, Bound> entry : map.keys().entrySet()) {
            out.append(indented ? "" : " ".repeat(indent))
                    .append(quoted(entry.getKey()))
                    .append(':');
            indented = false;
            if (entry.getValue() instanceof Bound.Keys below && !below.keys().isEmpty()) {
                out.append('\n');
                writeKeys(below, indent + 2, false);
            } else {
                writeBelow(entry.getValue(), indent);
            }
        }
    }

    private void writeItems(Bound.Items list, int indent) {
        for (Bound item : list.items()) {
            out.append(" ".repeat(indent)).append('-');
            if (item instanceof Bound.Keys below && !below.keys().isEmpty()) {
                out.append(' ');
                writeKeys(below, indent + 2, true);
            } else {
                writeBelow(item, indent);
            }
        }
    }

    private void writeBelow(Bound bound, int indent) {
        if (bound instanceof Bound.Items list && !list.items().isEmpty()) {
            out.append('\n');
            writeItems(list, indent + 2);
            return;
        }
        out.append(' ').append(textOnce(bound));
        if (commented) {
            int width = out.length() - (out.lastIndexOf("\n") + 1);
            out.append(" ".repeat(Math.max(2, COMMENT_COLUMN - width)))
                    .append("# ")
                    .append(bound.origin());
        }
        out.append('\n');
    }

    /** Caches the shortest text of times, which is slow to find, because drives of one model have the same times. */
    private String textOnce(Bound bound) {
        Object value = bound.value();
        return value != null && isQuantity(value)
                ? quantities.computeIfAbsent(value, absent -> text(bound, directory))
                : text(bound, directory);
    }

    private static boolean isQuantity(Object value) {
        return value instanceof Time
                || value instanceof Size
                || value instanceof Rate
                || value instanceof RotationSpeed;
    }

    /** A value without parts, or an empty one, in YAML. */
    static String text(Bound bound, Path directory) {
        if (!(bound instanceof Bound.Single single)) {
            return bound instanceof Bound.Keys ? "{}" : "[]";
        }
        Object value = single.value();
        if (value == null) {
            return "null";
        }
        if (value instanceof ScalarNode scalar) {
            return scalar.form() == ScalarNode.Form.TEXT
                    ? quoted(scalar.text())
                    : scalar.isNull() ? "null" : scalar.text();
        }
        if (value instanceof Path path) {
            return quoted(relative(path, directory));
        }
        boolean literal = value instanceof Number || value instanceof Boolean || isQuantity(value);
        String text = single.type().text(value);
        return literal ? text : quoted(text);
    }

    private static String relative(Path path, Path directory) {
        Path base = directory.toAbsolutePath().normalize();
        boolean related = base.getRoot() != null && base.getRoot().equals(path.getRoot());
        String text = (related ? base.relativize(path) : path).toString().replace(File.separatorChar, '/');
        return text.isEmpty() ? "." : text;
    }

    /** Plain if that is read back as the same text, otherwise in double quotes. */
    private static String quoted(String text) {
        if (PLAIN.matcher(text).matches() && RESOLVER.resolve(text, true).equals(Tag.STR)) {
            return text;
        }
        StringBuilder quoted = new StringBuilder("\"");
        text.codePoints().forEach(c -> {
            if (c == '"' || c == '\\') {
                quoted.append('\\').appendCodePoint(c);
            } else if ((c >= ' ' && c < 0x7f) || Character.isLetterOrDigit(c)) {
                quoted.appendCodePoint(c);
            } else {
                quoted.append(c > 0xffff ? String.format("\\U%08x", c) : String.format("\\u%04x", c));
            }
        });
        return quoted.append('"').toString();
    }
}
