package org.spindle.config;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/** Values of sections. Immutable. */
public final class SectionValues {

    /** No section is set: each has its default, if any. */
    public static final SectionValues NONE = new SectionValues(Map.of());

    /** Takes the place of the value of a section with problems. */
    private static final Object UNBOUND = new Object();

    private final Map<Section<?>, Object> values;

    private SectionValues(Map<Section<?>, Object> values) {
        this.values = values;
    }

    /**
     * Returns the value of a section.
     *
     * @throws NoSuchElementException if it is not set and has no default
     * @throws UnboundException in a rule, if it has problems
     */
    public <T> T get(Section<T> section) {
        T found = find(section);
        if (found == null) {
            throw new NoSuchElementException("nothing is set for '" + section.key() + "'");
        }
        return found;
    }

    /**
     * Returns the value of a section, or null if it is not set and has no default.
     *
     * @throws UnboundException in a rule, if it has problems
     */
    // Safe cast: a value is set together with the section of its type.
    @SuppressWarnings("unchecked")
    public <T> @Nullable T find(Section<T> section) {
        Object found = values.get(section);
        if (found == UNBOUND) {
            throw new UnboundException();
        }
        return found == null ? section.unset() : (T) found;
    }

    /** Returns the same with another value of a section. */
    public <T> SectionValues with(Section<T> section, T value) {
        return withCopy(section, section.copyOf(value));
    }

    /** Returns the same without a value of a section. */
    public SectionValues without(Section<?> section) {
        Map<Section<?>, Object> changed = new LinkedHashMap<>(values);
        changed.remove(section);
        return new SectionValues(changed);
    }

    /** Returns the same with what is bound to a section's key, which the schema binds to the section's type. */
    SectionValues withBound(Section<?> section, Bound bound) {
        Object value = bound instanceof Bound.Unbound ? UNBOUND : bound.value();
        return value == null ? this : withCopy(section, value);
    }

    private SectionValues withCopy(Section<?> section, Object value) {
        Map<Section<?>, Object> changed = new LinkedHashMap<>(values);
        changed.put(section, value);
        return new SectionValues(changed);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof SectionValues sections && sections.values.equals(values);
    }

    @Override
    public int hashCode() {
        return values.hashCode();
    }

    @Override
    public String toString() {
        return values.toString();
    }
}
