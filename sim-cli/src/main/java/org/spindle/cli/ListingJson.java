package org.spindle.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.spindle.config.Key;
import org.spindle.config.RecordSchema;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Writes listings of commands as JSON: lists and mappings of texts, in the order in which they are shown. */
final class ListingJson {

    private static final JsonMapper JSON =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private ListingJson() {}

    static void print(Object listing, PrintWriter out) {
        out.println(JSON.writeValueAsString(listing));
        out.flush();
    }

    /** Names and their values, alternating; null values are omitted. */
    static Map<String, Object> of(@Nullable Object... namesAndValues) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            Object value = namesAndValues[i + 1];
            if (value != null) {
                map.put(String.valueOf(namesAndValues[i]), value);
            }
        }
        return map;
    }

    /** Returns the keys of a record. */
    static List<Map<String, Object>> keys(RecordSchema schema) {
        List<Map<String, Object>> keys = new ArrayList<>();
        for (Key key : schema.keys()) {
            keys.add(of(
                    "key",
                    key.name(),
                    "doc",
                    key.doc(),
                    "value",
                    key.type().noun(),
                    "required",
                    key.required(),
                    "default",
                    key.defaultText(),
                    "range",
                    key.range().isEmpty() ? null : key.range()));
        }
        return keys;
    }
}
