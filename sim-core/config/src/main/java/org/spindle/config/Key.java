package org.spindle.config;

import org.jspecify.annotations.Nullable;

/**
 * A key of a config record.
 *
 * @param name as written
 * @param doc what it means
 * @param type type of its values
 * @param defaultText default as written in a scenario; null if there is none
 * @param defaultNode the same, parsed
 * @param implied whether it is left out of the effective scenario while it has its default
 * @param nullable whether it may be absent without a default, or be written {@code null}
 * @param raw the class that holds the value
 */
public record Key(
        String name,
        String doc,
        ValueType type,
        @Nullable String defaultText,
        @Nullable Node defaultNode,
        boolean implied,
        boolean nullable,
        Class<?> raw) {

    /** Returns whether it is required. */
    public boolean required() {
        return defaultNode == null && !nullable;
    }

    /** Returns the allowed values, such as {@code 1 to 100}; empty if all of the type are allowed. */
    public String range() {
        ValueType inner = type;
        while (true) {
            if (inner instanceof ListType list) {
                inner = list.of();
            } else if (inner instanceof MapType map) {
                inner = map.of();
            } else {
                return inner instanceof SingleType single ? single.range() : "";
            }
        }
    }
}
