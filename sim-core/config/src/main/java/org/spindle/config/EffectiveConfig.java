package org.spindle.config;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** A scenario with every default filled in, and the origin of each value. */
public final class EffectiveConfig {

    /**
     * One value.
     *
     * @param key its path
     * @param value as written in a scenario
     * @param defaultValue default as declared; null if the key is required
     * @param origin of the value
     */
    public record EffectiveKey(
            KeyPath key, String value, @Nullable String defaultValue, Origin origin) {}

    private final Bound.Keys top;
    private final Path directory;

    EffectiveConfig(Bound.Keys top, Path directory) {
        this.top = top;
        this.directory = directory;
    }

    /** Every value, in the order of the records' components. */
    public List<EffectiveKey> rows() {
        List<EffectiveKey> rows = new ArrayList<>();
        addRows(top, KeyPath.ROOT, rows);
        return List.copyOf(rows);
    }

    private void addRows(Bound bound, KeyPath path, List<EffectiveKey> rows) {
        if (bound instanceof Bound.Items list && !list.items().isEmpty()) {
            for (int i = 0; i < list.items().size(); i++) {
                addRows(list.items().get(i), path.index(i), rows);
            }
        } else if (bound instanceof Bound.Keys map && !map.keys().isEmpty()) {
            map.keys().forEach((name, below) -> addRows(below, path.key(name), rows));
        } else {
            String defaultText = bound instanceof Bound.Single single ? single.defaultText() : null;
            rows.add(new EffectiveKey(path, YamlWriter.text(bound, directory), defaultText, bound.origin()));
        }
    }

    /** The files and directories that values name, absolute. They need not exist. */
    public SortedSet<Path> files() {
        SortedSet<Path> files = new TreeSet<>();
        addFiles(top, files);
        return files;
    }

    private void addFiles(Bound bound, SortedSet<Path> files) {
        if (bound instanceof Bound.Items list) {
            list.items().forEach(item -> addFiles(item, files));
        } else if (bound instanceof Bound.Keys map) {
            map.keys().values().forEach(value -> addFiles(value, files));
        } else if (bound.value() instanceof Path path) {
            files.add(directory.resolve(path).toAbsolutePath().normalize());
        }
    }

    /** Returns whether a value is there and is the default of its key. */
    public boolean isDefault(KeyPath path) {
        @Nullable Bound at = top;
        for (int i = 0; at != null && i < path.steps().size(); i++) {
            at = at.below(path.steps().get(i));
        }
        return at != null && at.origin().isDefault();
    }

    /** Returns the place where a value was written, or that of the nearest enclosing value that was written. */
    Origin origin(KeyPath path) {
        Origin nearest = top.origin();
        @Nullable Bound at = top;
        for (KeyPath.Step step : path.steps()) {
            at = at.below(step);
            if (at == null) {
                break;
            }
            nearest = at.origin().isDefault() ? nearest : at.origin();
        }
        return nearest;
    }

    /**
     * The effective scenario as YAML, with the origin of each value as a comment. Read from the given directory it
     * gives an equal record.
     *
     * @param readFrom directory of the text, to which paths are written relative
     */
    public String yaml(Path readFrom) {
        return new YamlWriter(readFrom, true).write(top);
    }

    /** Returns the same without comments, with paths relative to the directory of the scenario that was read. */
    public String canonicalYaml() {
        return canonicalYaml(directory);
    }

    /**
     * The same without comments.
     *
     * @param readFrom directory of the text, to which paths are written relative
     */
    public String canonicalYaml(Path readFrom) {
        return new YamlWriter(readFrom, false).write(top);
    }
}
