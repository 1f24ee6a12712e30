package org.spindle.config;

import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Maps and lists of which some values have problems: their names and their number are known, and so are all other values; and
 * some that have problems as a whole.
 */
final class PartlyBound {

    /** A list of which nothing is known: to read anything of it throws {@link UnboundException}. */
    static final List<Object> UNKNOWN_LIST = new AbstractList<>() {

        @Override
        public Object get(int index) {
            throw new UnboundException();
        }

        @Override
        public int size() {
            throw new UnboundException();
        }
    };

    /** A map of which nothing is known: to read anything of it throws {@link UnboundException}. */
    static final Map<String, Object> UNKNOWN_MAP = new AbstractMap<>() {

        @Override
        public Set<Map.Entry<String, Object>> entrySet() {
            throw new UnboundException();
        }
    };

    private PartlyBound() {}

    /** A list; to read an entry with problems throws {@link UnboundException}. */
    static List<@Nullable Object> list(List<Bound> entries) {
        return new AbstractList<>() {

            @Override
            public @Nullable Object get(int index) {
                return entries.get(index).value();
            }

            @Override
            public int size() {
                return entries.size();
            }
        };
    }

    /** A map; to read a value with problems throws {@link UnboundException}, to read its name does not. */
    static Map<String, @Nullable Object> map(Map<String, Bound> entries) {
        return new AbstractMap<>() {

            @Override
            public boolean containsKey(@Nullable Object key) {
                return entries.containsKey(key);
            }

            @Override
            public @Nullable Object get(@Nullable Object key) {
                Bound entry = entries.get(key);
                return entry == null ? null : entry.value();
            }

            @Override
            public Set<Map.Entry<String, @Nullable Object>> entrySet() {
                return entriesOf(entries);
            }
        };
    }

    private static Set<Map.Entry<String, @Nullable Object>> entriesOf(Map<String, Bound> entries) {
        return new AbstractSet<>() {

            @Override
            public Iterator<Map.Entry<String, @Nullable Object>> iterator() {
                return entries.entrySet().stream()
                        .<Map.Entry<String, @Nullable Object>>map(entry -> new Entry(entry.getKey(), entry.getValue()))
                        .iterator();
            }

            @Override
            public int size() {
                return entries.size();
            }
        };
    }

    private record Entry(String name, Bound bound) implements Map.Entry<String, @Nullable Object> {

        @Override
        public String getKey() {
            return name;
        }

        @Override
        public @Nullable Object getValue() {
            return bound.value();
        }

        @Override
        public @Nullable Object setValue(@Nullable Object value) {
            throw new UnsupportedOperationException();
        }
    }
}
