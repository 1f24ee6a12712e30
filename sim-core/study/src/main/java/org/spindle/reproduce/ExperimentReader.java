package org.spindle.reproduce;

import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.spindle.config.ConfigException;
import org.spindle.config.ConfigLoader;
import org.spindle.config.KeyPath;
import org.spindle.config.MapNode;
import org.spindle.config.Node;
import org.spindle.config.Problem;
import org.spindle.config.ScalarNode;
import org.spindle.config.Source;
import org.spindle.config.Suggestions;

/** Reads experiments from files and from a library, and completes those that refer to others by {@code like} or {@code as}. */
public final class ExperimentReader {

    /** Experiments that are looked up by id. */
    public interface Library {

        List<String> ids();

        /** Returns the text of an experiment. */
        String yaml(String id);
    }

    private final ConfigLoader configs;
    private final Library library;

    public ExperimentReader(ConfigLoader configs, Library library) {
        this.configs = configs;
        this.library = library;
    }

    /**
     * Reads a file.
     *
     * @throws ConfigException if the file, or an experiment that it refers to, is invalid
     */
    public Experiment read(Path file) {
        return bound(
                whole(configs.parse(file), Set.of(key(file))), Source.file(file).directory());
    }

    /**
     * Reads an experiment of the library.
     *
     * @param id one of its ids
     * @throws ConfigException if the experiment, or one that it refers to, is invalid
     */
    public Experiment read(String id) {
        return bound(whole(parsed(id), Set.of(id)), workingDirectory());
    }

    private Experiment bound(MapNode tree, Path directory) {
        return configs.bind(tree, directory, Experiment.class).value();
    }

    private MapNode parsed(String id) {
        return configs.parse("built-in experiment " + id, library.yaml(id), workingDirectory());
    }

    private static Path workingDirectory() {
        return Path.of("").toAbsolutePath();
    }

    private static String key(Path file) {
        return file.toAbsolutePath().normalize().toString();
    }

    private MapNode whole(MapNode tree, Set<String> within) {
        return new InheritedKeys(name -> named(name, within)).complete(tree);
    }

    private MapNode named(ScalarNode name, Set<String> within) {
        String text = name.text();
        if (isFile(text)) {
            Path file = name.origin().source().directory().resolve(text);
            return whole(configs.parse(file), deeper(key(file), within, name));
        }
        if (!library.ids().contains(text)) {
            List<String> meant = Suggestions.nearest(text, library.ids());
            throw wrong(
                    "there is no experiment '" + text + "'",
                    name,
                    meant.isEmpty()
                            ? "an id that 'spindle reproduce --list' names, or a file such as ./" + text + ".yaml"
                            : "did you mean: " + String.join(", ", meant));
        }
        return whole(parsed(text), deeper(text, within, name));
    }

    private static Set<String> deeper(String key, Set<String> within, ScalarNode name) {
        if (within.contains(key)) {
            throw wrong("the experiment '" + name.text() + "' refers to itself", name, "another one");
        }
        Set<String> deeper = new LinkedHashSet<>(within);
        deeper.add(key);
        return deeper;
    }

    /** Returns whether a name is that of a file: it has a file's ending or a slash. */
    public static boolean isFile(String name) {
        return name.contains("/") || name.endsWith(".yaml") || name.endsWith(".yml") || name.endsWith(".json");
    }

    static ConfigException wrong(String problem, Node place, String remedy) {
        return new ConfigException(List.of(new Problem(problem, place.origin(), KeyPath.ROOT, null, List.of(remedy))));
    }
}
