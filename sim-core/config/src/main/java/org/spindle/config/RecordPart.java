package org.spindle.config;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The keys of one component of a config record. */
sealed interface RecordPart {

    /** Returns the keys of the record's node that belong to it. */
    List<Key> keys();

    /** A component with one key. */
    record Own(Key key) implements RecordPart {

        @Override
        public List<Key> keys() {
            return List.of(key);
        }

        /** Null if the key is absent. */
        @Nullable
        Object value(Map<String, Bound> bound) {
            Bound part = bound.get(key.name());
            return part == null ? null : part.value();
        }
    }

    /** A record that takes its keys from the same node. */
    record Inlined(RecordSchema schema) implements RecordPart {

        @Override
        public List<Key> keys() {
            return schema.keys();
        }
    }

    /**
     * Sections.
     *
     * @param list that declares them
     * @param keys of the sections, in the same order
     */
    record InSections(SectionList list, List<Section<?>> sections, List<Key> keys) implements RecordPart {

        SectionValues value(Map<String, Bound> bound) {
            SectionValues values = SectionValues.NONE;
            for (Section<?> section : sections) {
                Bound part = bound.get(section.key());
                values = part == null ? values : values.withBound(section, part);
            }
            return values;
        }
    }
}
