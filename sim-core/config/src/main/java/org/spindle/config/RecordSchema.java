package org.spindle.config;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.spindle.config.TypeCatalogue.PluginType;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Validated;

/** The keys of a config record, as its components and their annotations declare them. */
public final class RecordSchema {

    private static final int MOST_KNOWN_KEYS = 12;

    private final Class<? extends Record> type;
    private final String doc;
    private final List<RecordPart> parts;
    private final List<Key> keys;

    /**
     * @param parts one for each component of the record
     * @throws IllegalArgumentException if two keys have the same name
     */
    RecordSchema(Class<? extends Record> type, String doc, List<RecordPart> parts) {
        this.type = type;
        this.doc = doc;
        this.parts = List.copyOf(parts);
        keys = parts.stream().flatMap(part -> part.keys().stream()).toList();
        Set<String> names = new TreeSet<>();
        for (Key key : keys) {
            if (!names.add(key.name())) {
                throw new IllegalArgumentException(
                        type.getName() + ": the key '" + key.name() + "' is there twice; rename one");
            }
        }
    }

    /** Returns the name of the record in words, as the descriptions of keys refer to it. */
    public String title() {
        return Words.name(type);
    }

    /** Returns what the record configures; empty if it is undocumented. */
    public String doc() {
        return doc;
    }

    /** Returns the keys in the order of the components; those of an inlined record at its place. */
    public List<Key> keys() {
        return keys;
    }

    /**
     * Creates the record and reports all problems. A record some of whose keys are unknown is created of the others.
     *
     * @param first parts that come before the record's own keys and are bound already
     */
    Bound bind(MapNode written, Map<String, Bound> first, Place place, Binding binding) {
        MapNode node = writtenOut(written, place, binding);
        Set<String> misspelt = misspelt(node, first.keySet(), place, binding);
        Map<String, Bound> bound = new LinkedHashMap<>(first);
        for (Key key : keys) {
            bound.put(key.name(), bind(key, node, misspelt, place, binding));
        }
        Record made = make(bound, node, place, binding);
        if (made == null) {
            return new Bound.Unbound(node.origin());
        }
        if (binding.problems().isEmpty()) {
            removeImplied(bound, node, place, binding);
        }
        return new Bound.Keys(made, node.origin(), bound);
    }

    private MapNode writtenOut(MapNode written, Place place, Binding binding) {
        MapNode node = written;
        for (RecordPart part : parts) {
            if (part instanceof RecordPart.InSections sections) {
                node = sections.list()
                        .writtenOut(
                                node,
                                (problem, origin, remedy) -> binding.report(place.problem(problem, origin, remedy)));
            }
        }
        return node;
    }

    /**
     * Creates the record of bound keys, and those inside it, or returns null after reporting the problems. A part with problems
     * hides none of the others; sections with problems do not prevent the record.
     */
    private @Nullable Record make(Map<String, Bound> bound, MapNode node, Place place, Binding binding) {
        @Nullable Object[] values = new @Nullable Object[parts.size()];
        boolean isWhole = true;
        for (int i = 0; i < values.length; i++) {
            RecordPart part = parts.get(i);
            if (part instanceof RecordPart.Inlined inlined) {
                values[i] = inlined.schema().make(bound, node, place, binding);
                isWhole &= values[i] != null;
            } else if (part instanceof RecordPart.InSections sections) {
                SectionValues of = sections.value(bound);
                isValid(
                        problems -> sections.list().check(of, problems),
                        new Bound.Keys(of, node.origin(), bound),
                        place,
                        binding);
                values[i] = of;
            } else {
                RecordPart.Own own = (RecordPart.Own) part;
                boolean isBound = !(bound.get(own.key().name()) instanceof Bound.Unbound);
                values[i] = isBound ? own.value(bound) : null;
                isWhole &= isBound;
            }
        }
        Record made = isWhole ? construct(values, node, place, binding) : null;
        return made instanceof Validated validated
                        && !isValid(validated::validate, new Bound.Keys(made, node.origin(), bound), place, binding)
                ? null
                : made;
    }

    private void removeImplied(Map<String, Bound> bound, MapNode node, Place place, Binding binding) {
        for (Key key : keys) {
            Bound written = key.implied() ? bound.get(key.name()) : null;
            if (written != null
                    && (!node.entries().containsKey(key.name())
                            || Objects.equals(written.value(), impliedValue(key, place, binding)))) {
                bound.remove(key.name());
            }
        }
    }

    /** The value of the default; null if the key is absent without one. */
    private static @Nullable Object impliedValue(Key key, Place place, Binding binding) {
        Node defaultNode = key.defaultNode();
        return defaultNode == null
                ? null
                : key.type()
                        .bind(defaultNode, place.key(key.name(), Origin.DEFAULT), binding)
                        .value();
    }

    /** Reports unknown keys, and returns which known ones they may have meant. */
    private Set<String> misspelt(MapNode node, Set<String> first, Place place, Binding binding) {
        Set<String> misspelt = new TreeSet<>();
        Set<String> known = new TreeSet<>(first);
        keys.forEach(key -> known.add(key.name()));
        if (first.contains(Selection.KEY) && ModelKeys.areOf(place.type(), binding)) {
            known.add(ModelKeys.KEY);
        }
        for (Map.Entry<String, MapNode.Entry> entry : node.entries().entrySet()) {
            String name = entry.getKey();
            if (known.contains(name)) {
                continue;
            }
            Origin origin = entry.getValue().origin();
            // Only an option can mean a key that is written elsewhere, because options are applied on top.
            List<String> free = known.stream()
                    .filter(key -> origin.line() == 0 || !node.entries().containsKey(key))
                    .toList();
            List<String> meant = Suggestions.nearest(name, free);
            misspelt.addAll(meant);
            List<String> remedy = new ArrayList<>();
            if (!meant.isEmpty()) {
                remedy.add("did you mean: " + String.join(", ", meant));
            }
            remedy.add(knownKeys(known, place.type()));
            binding.report(place.key(name, origin)
                    .problem("unknown key '" + name + "'", origin, remedy.toArray(String[]::new)));
        }
        return misspelt;
    }

    private static String knownKeys(Set<String> known, @Nullable PluginType in) {
        String list = known.isEmpty()
                ? "no keys are known here"
                : "known keys: "
                        + String.join(
                                ", ", known.stream().limit(MOST_KNOWN_KEYS).toList())
                        + (known.size() > MOST_KNOWN_KEYS ? ", …" : "");
        return in == null ? list : list + "     see: spindle describe " + in.kind() + " " + in.type();
    }

    private static Bound bind(Key key, MapNode node, Set<String> misspelt, Place place, Binding binding) {
        if (misspelt.contains(key.name())) {
            return key.type().unbound(node.origin());
        }
        MapNode.Entry entry = node.entries().get(key.name());
        if (entry == null) {
            if (key.defaultNode() != null) {
                Place at = place.key(key.name(), Origin.DEFAULT);
                return withDefault(key, key.type().bind(key.defaultNode(), at, binding));
            }
            if (key.nullable()) {
                return absent(key, Origin.DEFAULT);
            }
            if (!misspelt.contains(ModelKeys.KEY)) {
                binding.report(place.problem(
                        "missing key '" + key.name() + "'",
                        node.origin(),
                        "write " + key.type().noun()
                                + (key.type().example().isEmpty()
                                        ? ""
                                        : " " + key.type().example()) + ": "
                                + key.doc()));
            }
            return key.type().unbound(node.origin());
        }
        if (key.nullable() && entry.value() instanceof ScalarNode scalar && scalar.isNull()) {
            return absent(key, scalar.origin());
        }
        return withDefault(key, key.type().bind(entry.value(), place.key(key.name(), entry.origin()), binding));
    }

    private static Bound absent(Key key, Origin origin) {
        return new Bound.Single(null, origin, SingleType.TEXT, key.defaultText() == null ? "null" : key.defaultText());
    }

    private static Bound withDefault(Key key, Bound bound) {
        if (bound instanceof Bound.Single single) {
            String text = key.defaultText() == null && key.nullable() ? "null" : key.defaultText();
            return new Bound.Single(single.value(), single.origin(), single.type(), text);
        }
        return bound;
    }

    private @Nullable Record construct(@Nullable Object[] values, MapNode node, Place place, Binding binding) {
        try {
            return canonicalConstructor().newInstance(values);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof UnboundException) {
                return null;
            }
            if (e.getCause() instanceof RuntimeException || e.getCause() instanceof LinkageError) {
                binding.report(place.problem(e.getCause(), node.origin()));
                return null;
            }
            throw new IllegalStateException(type.getName() + " cannot be constructed", e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(type.getName() + " is not a usable config record", e);
        }
    }

    private Constructor<? extends Record> canonicalConstructor() throws NoSuchMethodException {
        Class<?>[] types = Arrays.stream(type.getRecordComponents())
                .map(RecordComponent::getType)
                .toArray(Class<?>[]::new);
        Constructor<? extends Record> constructor = type.getDeclaredConstructor(types);
        constructor.setAccessible(true);
        return constructor;
    }

    private static boolean isValid(Consumer<Problems> rules, Bound.Keys made, Place place, Binding binding) {
        ProblemList found = new ProblemList();
        try {
            rules.accept((key, problem, remedy) -> found.add(located(made, key, problem, remedy, place)));
        } catch (UnboundException e) {
            found.all().forEach(binding::report);
            return false;
        } catch (RuntimeException | LinkageError e) {
            found.add(place.problem(e, made.origin()));
        }
        found.all().forEach(binding::report);
        return found.isEmpty();
    }

    /** Reports a problem at a key below the record, at the nearest enclosing place that was written. */
    private static Problem located(Bound made, String key, String problem, String remedy, Place place) {
        String[] remedies = remedy.isBlank() ? new String[0] : new String[] {remedy};
        KeyPath way;
        try {
            way = KeyPath.parse(key);
        } catch (IllegalArgumentException e) {
            return place.problem(problem, made.origin(), remedies);
        }
        Place at = new Place(place.path(), place.nearest(made.origin()), place.type());
        Bound reached = made;
        for (KeyPath.Step step : way.steps()) {
            reached = reached == null ? null : reached.below(step);
            Origin origin = reached == null ? Origin.DEFAULT : reached.origin();
            at = step instanceof KeyPath.Key name
                    ? at.key(name.name(), origin)
                    : at.index(((KeyPath.Index) step).index(), origin);
        }
        return at.problem(problem, Origin.DEFAULT, remedies);
    }
}
