package org.spindle.config;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A value of the effective scenario: bound, with its defaults and its origin. */
sealed interface Bound {

    @Nullable
    Object value();

    Origin origin();

    /** The part that one step leads to, if there is one. */
    @Nullable
    Bound below(KeyPath.Step step);

    /**
     * A value without parts.
     *
     * @param value null if absent
     * @param defaultText default as declared; null if the key is required
     */
    record Single(
            @Nullable Object value,
            Origin origin,
            SingleType type,
            @Nullable String defaultText) implements Bound {

        @Override
        public @Nullable Bound below(KeyPath.Step step) {
            return null;
        }
    }

    /** A value that is missing or has problems, which are reported already. */
    record Unbound(Origin origin) implements Bound {

        /**
         * Throws.
         *
         * @throws UnboundException always
         */
        @Override
        public Object value() {
            throw new UnboundException();
        }

        @Override
        public @Nullable Bound below(KeyPath.Step step) {
            return null;
        }
    }

    /** A list. */
    record Items(Object value, Origin origin, List<Bound> items) implements Bound {

        @Override
        public @Nullable Bound below(KeyPath.Step step) {
            return step instanceof KeyPath.Index at && at.index() < items.size() ? items.get(at.index()) : null;
        }
    }

    /** A map, record, or component; the first key of a component is {@code type}. */
    record Keys(Object value, Origin origin, Map<String, Bound> keys) implements Bound {

        public Keys {
            keys = Collections.unmodifiableMap(new LinkedHashMap<>(keys));
        }

        @Override
        public @Nullable Bound below(KeyPath.Step step) {
            return step instanceof KeyPath.Key key ? keys.get(key.name()) : null;
        }
    }
}
