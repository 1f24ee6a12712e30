package org.spindle.config;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.spindle.spi.Kind;
import org.spindle.spi.config.Doc;

/**
 * Checks the config records of types: each is documented, its defaults can be bound and lie in their ranges, its keys are
 * camelCase words, no number carries its unit in the name of its key, and every ready-made model alone is a valid record.
 */
public final class ConfigLint {

    private static final Pattern CAMEL_CASE = Pattern.compile("[a-z][a-zA-Z0-9]*");
    private static final Pattern UNIT =
            Pattern.compile("(.*[a-z0-9])?(Ps|Ns|Us|Ms|Picos|Nanos|Micros|Millis|Sec|Secs|Seconds|Minutes|Hours"
                    + "|B|KB|MB|GB|TB|KiB|MiB|GiB|TiB|Kb|Mb|Gb|Tb|Bytes|Rpm)"
                    + "|ps|ns|us|ms|picos|nanos|micros|millis|seconds|bytes|rpm");

    private final TypeCatalogue types;
    private final Schemas schemas = new Schemas();
    private final ParsedModels models = new ParsedModels();

    /**
     * @param types that defaults may name
     */
    public ConfigLint(TypeCatalogue types) {
        this.types = types;
    }

    /** Returns the problems of a record and those inside it, one line each. */
    public List<String> check(Class<? extends Record> type) {
        List<String> wrong = new ArrayList<>();
        check(type, new HashSet<>(), wrong);
        return List.copyOf(wrong);
    }

    private void check(Class<? extends Record> type, Set<Class<?>> seen, List<String> wrong) {
        if (!seen.add(type)) {
            return;
        }
        if (!type.isAnnotationPresent(Doc.class)) {
            wrong.add(type.getName() + " has no @Doc");
        }
        RecordSchema schema;
        try {
            schema = schemas.of(type);
        } catch (IllegalArgumentException e) {
            wrong.add(String.valueOf(e.getMessage()));
            return;
        }
        for (Key key : schema.keys()) {
            check(key, type.getName() + "." + key.name(), wrong);
            key.type().records().forEach(below -> check(below, seen, wrong));
        }
    }

    private void check(Key key, String name, List<String> wrong) {
        if (key.doc().isBlank()) {
            wrong.add(name + " has no @Doc");
        }
        if (!CAMEL_CASE.matcher(key.name()).matches()) {
            wrong.add(name + " is not camelCase");
        }
        if (key.name().equals(Selection.KEY)) {
            wrong.add(name + ": the key 'type' is reserved for the choice of the record");
        }
        if (key.name().equals(ModelKeys.KEY)) {
            wrong.add(name + ": the key 'model' is reserved for ready-made configurations");
        }
        Class<?> raw = key.raw();
        boolean number =
                raw == int.class || raw == long.class || raw == double.class || Number.class.isAssignableFrom(raw);
        if (number && UNIT.matcher(key.name()).matches()) {
            wrong.add(name + " has its unit in its name: use Time, Size, Rate or RotationSpeed");
        }
        if (key.nullable() && raw.isPrimitive()) {
            wrong.add(name + " is @Nullable but primitive");
        }
        if (key.defaultNode() != null) {
            checkDefault(key, key.defaultNode(), name, wrong);
        }
    }

    private void checkDefault(Key key, Node node, String name, List<String> wrong) {
        if (key.nullable() && node instanceof ScalarNode scalar && scalar.isNull()) {
            return;
        }
        ProblemList problems = new ProblemList();
        Place place = new Place(KeyPath.parse(key.name()), Origin.DEFAULT, null);
        key.type().bind(node, place, new Binding(types, schemas, models, problems));
        problems.all().forEach(problem -> wrong.add(name + ": its default is wrong: " + problem.what()));
    }

    /** Checks whether a model's keys alone form a valid record. */
    private List<String> check(TypeCatalogue.PluginType type, TypeCatalogue.Model model) {
        Origin origin = Origin.whole(Source.commandLine("model " + model.name()));
        Node name = new ScalarNode(origin, model.name(), ScalarNode.Form.TEXT);
        Node chosen = new ScalarNode(origin, type.type(), ScalarNode.Form.TEXT);
        MapNode keys = new MapNode(origin, Map.of()).with(Selection.KEY, chosen).with(ModelKeys.KEY, name);
        ProblemList problems = new ProblemList();
        new ComponentType(type.kind(), null)
                .bind(keys, new Place(KeyPath.ROOT, origin, null), new Binding(types, schemas, models, problems));
        return problems.all().stream()
                .sorted()
                .map(problem -> problem.origin() + " " + problem.path() + ": " + problem.what())
                .toList();
    }

    /** Returns the problems of a type's config record and ready-made models, one line each. */
    public List<String> check(TypeCatalogue.PluginType type) {
        List<String> found = new ArrayList<>(check(type.config()));
        types.models(type.kind(), type.type()).forEach(model -> found.addAll(check(type, model)));
        return found;
    }

    /** Checks every type; returns the problems of those that have some, by kind and type. */
    public Map<String, List<String>> checkAll() {
        Map<String, List<String>> wrong = new TreeMap<>();
        for (Kind<?, ?> kind : types.kinds()) {
            for (TypeCatalogue.PluginType type : types.types(kind)) {
                List<String> found = check(type);
                if (!found.isEmpty()) {
                    wrong.put(kind + " " + type.type(), found);
                }
            }
        }
        return wrong;
    }
}
