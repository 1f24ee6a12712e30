package org.spindle.config;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.Component;
import org.spindle.spi.Kind;

/**
 * A key of a record whose keys are declared outside it, such as the parts of a scenario: a component or record, a list
 * of them, or several by name. Declared once, by a constant; compared by identity. A section without a default is
 * required.
 *
 * @param <T> what is bound to it
 */
public final class Section<T> {

    private final String key;
    private final String doc;
    private final Shape shape;
    private final Class<?> raw;
    private final @Nullable Kind<?, ?> kind;
    /** A record, or a sealed interface of records. */
    private final @Nullable Class<?> record;

    private final UnaryOperator<T> copy;
    private final @Nullable String defaultText;
    private final @Nullable T unset;
    private final boolean optional;
    private final boolean implied;

    private enum Shape {
        ONE,
        LIST,
        NAMED
    }

    private Section(
            String key,
            String doc,
            Shape shape,
            Class<?> raw,
            @Nullable Kind<?, ?> kind,
            @Nullable Class<?> record,
            UnaryOperator<T> copy,
            @Nullable String defaultText,
            @Nullable T unset,
            boolean optional,
            boolean implied) {
        this.key = key;
        this.doc = doc;
        this.shape = shape;
        this.raw = raw;
        this.kind = kind;
        this.record = record;
        this.copy = copy;
        this.defaultText = defaultText;
        this.unset = unset;
        this.optional = optional;
        this.implied = implied;
    }

    /** One component of a kind. */
    public static Section<Component> one(String key, Kind<?, ?> kind, String doc) {
        return new Section<>(
                key, doc, Shape.ONE, Component.class, kind, null, UnaryOperator.identity(), null, null, false, false);
    }

    /** One record. */
    public static <R extends Record> Section<R> one(String key, Class<R> record, String doc) {
        return new Section<>(
                key, doc, Shape.ONE, record, null, record, UnaryOperator.identity(), null, null, false, false);
    }

    /** Records in order. */
    public static <R extends Record> Section<List<R>> list(String key, Class<R> record, String doc) {
        return new Section<>(key, doc, Shape.LIST, List.class, null, record, List::copyOf, null, null, false, false);
    }

    /** Components of a kind by name, in order. */
    public static Section<Map<String, Component>> named(String key, Kind<?, ?> kind, String doc) {
        return new Section<>(key, doc, Shape.NAMED, Map.class, kind, null, Section::inOrder, null, null, false, false);
    }

    /** Records by name, in order. */
    public static <R extends Record> Section<Map<String, R>> named(String key, Class<R> record, String doc) {
        return new Section<>(
                key, doc, Shape.NAMED, Map.class, null, record, Section::inOrder, null, null, false, false);
    }

    /**
     * Records by name, in order, each one of the records of a sealed interface.
     *
     * @param choices the interface
     */
    public static <C> Section<Map<String, C>> namedChoices(String key, Class<C> choices, String doc) {
        return new Section<>(
                key, doc, Shape.NAMED, Map.class, null, choices, Section::inOrder, null, null, false, false);
    }

    /**
     * Returns the same section with a default.
     *
     * @param text as it would be written
     * @param value the same as a value
     */
    public Section<T> withDefault(String text, T value) {
        return new Section<>(key, doc, shape, raw, kind, record, copy, text, value, optional, implied);
    }

    /**
     * Returns the same section with a default that only a catalogue of types can convert to a value.
     *
     * @param text as it would be written
     */
    public Section<T> withDefault(String text) {
        return new Section<>(key, doc, shape, raw, kind, record, copy, text, unset, optional, implied);
    }

    /** Returns the same section as an optional one. */
    public Section<T> optional() {
        return new Section<>(key, doc, shape, raw, kind, record, copy, defaultText, unset, true, implied);
    }

    /**
     * Returns the same section, omitted from the effective scenario while it has its default: a section that is added
     * later does not change the hash of scenarios that do not use it.
     */
    public Section<T> implied() {
        return new Section<>(key, doc, shape, raw, kind, record, copy, defaultText, unset, optional, true);
    }

    public String key() {
        return key;
    }

    String doc() {
        return doc;
    }

    Class<?> raw() {
        return raw;
    }

    @Nullable
    String defaultText() {
        return defaultText;
    }

    boolean isOptional() {
        return optional;
    }

    boolean isImplied() {
        return implied;
    }

    /** Returns the default; null if there is none. */
    @Nullable
    T unset() {
        return unset;
    }

    /** Returns an immutable copy. */
    T copyOf(T value) {
        return copy.apply(value);
    }

    /**
     * Returns the type of its values.
     *
     * @param defaultType of the default, if it is a component
     */
    ValueType type(@Nullable String defaultType) {
        ValueType inner;
        if (kind != null) {
            inner = new ComponentType(kind, shape == Shape.ONE ? defaultType : null);
        } else if (record != null) {
            inner = Schemas.structure(record, defaultType);
        } else {
            throw new IllegalStateException("section '" + key + "' has no parts");
        }
        return switch (shape) {
            case ONE -> inner;
            case LIST -> new ListType(inner);
            case NAMED -> new MapType(inner);
        };
    }

    private static <V> Map<String, V> inOrder(Map<String, V> values) {
        return Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    /** The key. */
    @Override
    public String toString() {
        return key;
    }
}
