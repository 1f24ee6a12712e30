package org.spindle.config;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads scenarios: text to tree, tree and assignments to tree, tree to record. Every step reports all problems in one
 * {@link ConfigException}. May be shared between threads.
 */
public final class ConfigLoader {

    private final TypeCatalogue types;
    private final Schemas schemas = new Schemas();
    private final ParsedModels models = new ParsedModels();

    /**
     * @param types that the key of a component can choose from
     */
    public ConfigLoader(TypeCatalogue types) {
        this.types = types;
    }

    /**
     * Reads a file, makes the assignments and binds the result.
     *
     * @param sets assignments as typed: {@code path=value}
     * @throws ConfigException if anything is wrong
     */
    public <R extends Record> Loaded<R> load(Path file, List<String> sets, Class<R> type) {
        ProblemList problems = new ProblemList();
        MapNode tree = new ConfigFiles(problems).read(file);
        return load(tree, Source.file(file), sets, type, problems);
    }

    /**
     * Does the same; the name of the file, without its suffix, is the value of a key that the file leaves out.
     *
     * @throws ConfigException if anything is wrong
     */
    public <R extends Record> Loaded<R> loadNamed(Path file, String nameKey, List<String> sets, Class<R> type) {
        ProblemList problems = new ProblemList();
        Source source = Source.file(file);
        MapNode tree = new ConfigFiles(problems).read(file);
        if (tree != null && tree.get(nameKey) == null) {
            tree = tree.with(nameKey, new ScalarNode(Origin.whole(source), Source.stem(file), ScalarNode.Form.TEXT));
        }
        return load(tree, source, sets, type, problems);
    }

    /**
     * Does the same for a text that is not a file.
     *
     * @param name used in messages
     * @param baseDirectory what its paths are relative to
     * @throws ConfigException if anything is wrong
     */
    public <R extends Record> Loaded<R> load(
            String name, String text, Path baseDirectory, List<String> sets, Class<R> type) {
        ProblemList problems = new ProblemList();
        Source source = new Source(name, baseDirectory);
        return load(new ConfigFiles(problems).read(source, text), source, sets, type, problems);
    }

    /**
     * Does the same for values that a program has made: maps, lists, texts, numbers and truth values.
     *
     * @param name used in messages
     * @param baseDirectory what its paths are relative to
     * @throws ConfigException if anything is wrong
     * @throws IllegalArgumentException if a value is none of these
     */
    public <R extends Record> Loaded<R> load(
            String name, Map<String, ?> values, Path baseDirectory, List<String> sets, Class<R> type) {
        Source source = new Source(name, baseDirectory);
        return load(new PlainValues(source).map(values), source, sets, type, new ProblemList());
    }

    private <R extends Record> Loaded<R> load(
            @Nullable MapNode tree, Source source, List<String> sets, Class<R> type, ProblemList problems) {
        List<Assignment> assignments = Assignment.parse(sets, problems);
        if (tree == null) {
            throw problems.asException();
        }
        return bind(assign(tree, assignments, problems), source.directory(), type, problems);
    }

    /**
     * Reads a file into a tree.
     *
     * @throws ConfigException if it is not one YAML document that is a mapping
     */
    public MapNode parse(Path file) {
        ProblemList problems = new ProblemList();
        MapNode tree = new ConfigFiles(problems).read(file);
        if (tree == null || !problems.isEmpty()) {
            throw problems.asException();
        }
        return tree;
    }

    /**
     * Does the same for a text that is not a file.
     *
     * @param name used in messages
     * @param baseDirectory what its paths are relative to
     * @throws ConfigException if it is not one YAML document that is a mapping
     */
    public MapNode parse(String name, String text, Path baseDirectory) {
        ProblemList problems = new ProblemList();
        MapNode tree = new ConfigFiles(problems).read(new Source(name, baseDirectory), text);
        if (tree == null || !problems.isEmpty()) {
            throw problems.asException();
        }
        return tree;
    }

    /**
     * Binds a tree.
     *
     * @param directory what paths in the canonical text are relative to
     * @throws ConfigException if anything is wrong
     */
    public <R extends Record> Loaded<R> bind(Node tree, Path directory, Class<R> type) {
        return bind(tree, directory, type, new ProblemList());
    }

    /**
     * The keys of a config record.
     *
     * @throws IllegalArgumentException if the record is not a config record
     */
    public RecordSchema schema(Class<? extends Record> type) {
        return schemas.of(type);
    }

    private <R extends Record> Loaded<R> bind(Node tree, Path directory, Class<R> type, ProblemList problems) {
        Place top = new Place(KeyPath.ROOT, tree.origin(), null);
        Binding binding = new Binding(types, schemas, models, problems);
        Bound bound = null;
        if (tree instanceof MapNode map) {
            bound = schemas.of(type).bind(map, Map.of(), top, binding);
        } else {
            problems.add("this is " + tree.words() + ", not a mapping of keys to values", tree.origin());
        }
        problems.throwIfAny();
        if (!(bound instanceof Bound.Keys keys)) {
            throw new IllegalStateException(type.getName() + " was not bound and nothing was reported");
        }
        return new Loaded<>(type.cast(keys.value()), new EffectiveConfig(keys, directory), tree);
    }

    private static Node assign(Node tree, List<Assignment> assignments, ProblemList problems) {
        Node assigned = tree;
        for (Assignment assignment : assignments) {
            try {
                assigned = assignment.applyTo(assigned);
            } catch (ConfigException e) {
                e.problems().forEach(problems::add);
            }
        }
        return assigned;
    }
}
