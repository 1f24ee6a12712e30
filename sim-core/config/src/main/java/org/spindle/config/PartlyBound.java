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
 * Maps and lists of which some values have problems: their names and their number are known, and so are all other values; maps that
 * may have further entries; and maps and lists that have problems as a whole.
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

    /**
     * A map; to read a value with problems throws {@link UnboundException}, to read its name does not.
     *
     * @param isWhole whether there is no other entry; otherwise it also throws to ask for another one, or for the number of all, or
     *     to pass the last known one
     */
    static Map<String, @Nullable Object> map(Map<String, Bound> entries, boolean isWhole) {
        return new AbstractMap<>() {

            @Override
            public boolean containsKey(@Nullable Object key) {
                if (entries.containsKey(key)) {
                    return true;
                }
                requireAll(isWhole);
                return false;
            }

            @Override
            public @Nullable Object get(@Nullable Object key) {
                Bound entry = entries.get(key);
                if (entry == null) {
                    requireAll(isWhole);
                }
                return entry == null ? null : entry.value();
            }

            @Override
            public Set<Map.Entry<String, @Nullable Object>> entrySet() {
                return new Entries(entries, isWhole);
            }
        };
    }

    private static void requireAll(boolean isWhole) {
        if (!isWhole) {
            throw new UnboundException();
        }
    }

    private static final class Entries extends AbstractSet<Map.Entry<String, @Nullable Object>> {

        private final Map<String, Bound> known;
        private final boolean isWhole;

        Entries(Map<String, Bound> known, boolean isWhole) {
            this.known = known;
            this.isWhole = isWhole;
        }

        @Override
        public Iterator<Map.Entry<String, @Nullable Object>> iterator() {
            Iterator<Map.Entry<String, Bound>> each = known.entrySet().iterator();
            return new Iterator<>() {

                @Override
                public boolean hasNext() {
                    if (each.hasNext()) {
                        return true;
                    }
                    requireAll(isWhole);
                    return false;
                }

                @Override
                public Map.Entry<String, @Nullable Object> next() {
                    Map.Entry<String, Bound> next = each.next();
                    return new Entry(next.getKey(), next.getValue());
                }
            };
        }

        @Override
        public int size() {
            requireAll(isWhole);
            return known.size();
        }
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
