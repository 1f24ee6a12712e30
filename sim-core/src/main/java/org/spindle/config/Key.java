package org.spindle.config;

import java.lang.reflect.RecordComponent;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.OmittedIfAbsent;

/**
 * A key of a config record.
 *
 * @param name as written
 * @param doc what it means
 * @param type what can be written for it
 * @param defaultText what is taken when it is absent, as one would write it; null if there is no such value
 * @param defaultNode the same, parsed
 * @param nullable whether it may be absent without a default, or be written {@code null}
 * @param component of the record
 */
public record Key(
        String name,
        String doc,
        ValueType type,
        @Nullable String defaultText,
        @Nullable Node defaultNode,
        boolean nullable,
        RecordComponent component) {

    /** Whether a scenario must have it. */
    public boolean required() {
        return defaultNode == null && !nullable;
    }

    /** Whether the effective configuration leaves it out unless it is written. */
    boolean isOmitted() {
        return component.isAnnotationPresent(OmittedIfAbsent.class);
    }

    /** Which values are allowed, such as {@code 1 to 100}; empty if all of the type are. */
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
