package org.spindle.config;

import java.lang.reflect.Constructor;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.Component;
import org.spindle.spi.Kind;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Implied;
import org.spindle.spi.config.Inline;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Rate;
import org.spindle.spi.config.RotationSpeed;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.TypeName;

/** The schemas of config records, each derived once. */
final class Schemas {

    private static final Map<Class<?>, SingleType> SINGLE_TYPES = Map.ofEntries(
            Map.entry(boolean.class, SingleType.BOOLEAN),
            Map.entry(Boolean.class, SingleType.BOOLEAN),
            Map.entry(int.class, SingleType.INT),
            Map.entry(Integer.class, SingleType.INT),
            Map.entry(long.class, SingleType.LONG),
            Map.entry(Long.class, SingleType.LONG),
            Map.entry(double.class, SingleType.DOUBLE),
            Map.entry(Double.class, SingleType.DOUBLE),
            Map.entry(String.class, SingleType.TEXT),
            Map.entry(Path.class, SingleType.PATH),
            Map.entry(Time.class, SingleType.TIME),
            Map.entry(Size.class, SingleType.SIZE),
            Map.entry(Rate.class, SingleType.RATE),
            Map.entry(RotationSpeed.class, SingleType.ROTATION_SPEED));

    private final ConcurrentMap<Class<?>, RecordSchema> known = new ConcurrentHashMap<>();

    /**
     * The schema of a record.
     *
     * @throws IllegalArgumentException if the record is not a config record: the message names the component at fault
     */
    RecordSchema of(Class<? extends Record> type) {
        return known.computeIfAbsent(type, absent -> derive(type));
    }

    private static RecordSchema derive(Class<? extends Record> type) {
        List<RecordPart> parts = new ArrayList<>();
        for (RecordComponent component : type.getRecordComponents()) {
            try {
                parts.add(part(component));
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException(
                        type.getName() + "." + component.getName() + ": " + e.getMessage(), e);
            }
        }
        Doc doc = type.getAnnotation(Doc.class);
        return new RecordSchema(type, doc == null ? "" : doc.value(), parts);
    }

    private static RecordPart part(RecordComponent component) {
        SectionsOf sections = component.getAnnotation(SectionsOf.class);
        if (sections != null) {
            SectionList list = listed(sections.value());
            return new RecordPart.InSections(
                    list,
                    list.sections(),
                    list.sections().stream().map(Schemas::key).toList());
        }
        if (!component.isAnnotationPresent(Inline.class)) {
            return new RecordPart.Own(key(component));
        }
        if (!component.getType().isRecord() || component.isAnnotationPresent(Default.class)) {
            throw new IllegalArgumentException("only a record without a default can be @Inline");
        }
        return new RecordPart.Inlined(derive(component.getType().asSubclass(Record.class)));
    }

    private static SectionList listed(Class<? extends SectionList> list) {
        try {
            Constructor<? extends SectionList> constructor = list.getDeclaredConstructor();
            constructor.setAccessible(true);
            return constructor.newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException(list.getName() + " needs a constructor without parameters", e);
        }
    }

    private static Key key(Section<?> section) {
        String text = section.defaultText();
        Node defaultNode = text == null ? null : parsedDefault(text, section.raw());
        return new Key(
                section.key(),
                section.doc(),
                section.type(typeIn(defaultNode)),
                text,
                defaultNode,
                section.isImplied(),
                section.isOptional(),
                section.raw());
    }

    private static Key key(RecordComponent component) {
        Doc doc = component.getAnnotation(Doc.class);
        Default declared = component.getAnnotation(Default.class);
        Node defaultNode = declared == null ? null : parsedDefault(declared.value(), component.getType());
        boolean implied = component.isAnnotationPresent(Implied.class);
        boolean nullable = component.getAnnotatedType().isAnnotationPresent(Nullable.class);
        if (implied && declared == null && !nullable) {
            throw new IllegalArgumentException("@Implied needs a default");
        }
        return new Key(
                component.getName(),
                doc == null ? "" : doc.value(),
                valueType(component, component.getGenericType(), defaultNode),
                declared == null ? null : declared.value(),
                defaultNode,
                implied,
                nullable,
                component.getType());
    }

    private static Node parsedDefault(String text, Class<?> type) {
        if (type == String.class) {
            return new ScalarNode(Origin.DEFAULT, text, ScalarNode.Form.TEXT);
        }
        ProblemList problems = new ProblemList();
        Node node = YamlReader.read(Source.DEFAULT, false, text, problems);
        if (node == null || !problems.isEmpty()) {
            throw new IllegalArgumentException("the default '" + text + "' is not YAML");
        }
        return node;
    }

    private static ValueType valueType(RecordComponent component, Type type, @Nullable Node defaultNode) {
        if (type instanceof ParameterizedType generic && generic.getRawType() == List.class) {
            return new ListType(valueType(component, generic.getActualTypeArguments()[0], null));
        }
        if (type instanceof ParameterizedType generic
                && generic.getRawType() == Map.class
                && generic.getActualTypeArguments()[0] == String.class) {
            return new MapType(valueType(component, generic.getActualTypeArguments()[1], null));
        }
        if (!(type instanceof Class<?> plain)) {
            throw new IllegalArgumentException("the type " + type.getTypeName() + " is not allowed in a config record");
        }
        SingleType single = plain.isEnum() ? SingleType.words(plain) : SINGLE_TYPES.get(plain);
        if (single != null) {
            Range range = component.getAnnotation(Range.class);
            return range == null ? single : single.within(range.min(), range.max());
        }
        if (plain == Node.class) {
            return new TreeType();
        }
        if (plain == Component.class) {
            OfKind kind = component.getAnnotation(OfKind.class);
            if (kind == null) {
                throw new IllegalArgumentException("a Component needs a @OfKind");
            }
            return new ComponentType(Kind.of(kind.value()), typeIn(defaultNode));
        }
        return structure(plain, typeIn(defaultNode));
    }

    /**
     * Returns the type of a record or of a choice among the records of a sealed interface.
     *
     * @param defaultType of the default, if there is a choice
     */
    static ValueType structure(Class<?> type, @Nullable String defaultType) {
        if (type.isRecord()) {
            return new RecordType(type.asSubclass(Record.class));
        }
        if (type.isSealed() && type.isInterface()) {
            // Sorted, because the order of the permitted classes depends on the compiler.
            Map<String, Class<? extends Record>> choices = new TreeMap<>();
            addChoices(type, choices);
            return new ChoiceType(type, choices, defaultType);
        }
        throw new IllegalArgumentException("the type " + type.getName() + " is not allowed in a config record");
    }

    private static void addChoices(Class<?> sealed, Map<String, Class<? extends Record>> choices) {
        for (Class<?> permitted : sealed.getPermittedSubclasses()) {
            if (permitted.isSealed()) {
                addChoices(permitted, choices);
                continue;
            }
            TypeName name = permitted.getAnnotation(TypeName.class);
            if (name == null || !permitted.isRecord()) {
                throw new IllegalArgumentException(permitted.getName() + " must be a record with a @TypeName");
            }
            if (choices.put(name.value(), permitted.asSubclass(Record.class)) != null) {
                throw new IllegalArgumentException("two records are named " + name.value());
            }
        }
    }

    private static @Nullable String typeIn(@Nullable Node defaultNode) {
        if (defaultNode instanceof ScalarNode word && word.form() == ScalarNode.Form.TEXT) {
            return word.text();
        }
        return defaultNode instanceof MapNode map && map.get(Selection.KEY) instanceof ScalarNode word
                ? word.text()
                : null;
    }
}
