package org.spindle.disk.disksim;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.spindle.disk.disksim.parser.ListValue;
import org.spindle.disk.disksim.parser.Value;
import org.spindle.disk.disksim.parser.WordValue;

/** Layout {@code dm_layout_g4}: track patterns and a tree of index nodes that repeat them. */
final class IndexedGeometryImport {
    private static final int COMMON_FIELDS = 10;

    private final Parameters model;
    private final Parameters layout;

    IndexedGeometryImport(Parameters model, Parameters layout) {
        this.model = model;
        this.layout = layout;
    }

    Map<String, Object> read() {
        Map<String, Object> geometry = new LinkedHashMap<>();
        geometry.put("type", "indexed");
        geometry.put("sectors", model.integer("Block count", 1, Long.MAX_VALUE));
        geometry.put("surfaces", model.count("Number of data surfaces", 1));
        geometry.put("cylinders", model.count("Number of cylinders", 1));
        geometry.put("patterns", tuples("TP", "low", "high", "sectorsPerTrack"));
        List<List<Map<String, Object>>> nodes =
                layout.list("IDX").stream().map(this::node).toList();
        if (nodes.isEmpty()) {
            layout.refuse("IDX", "there are no index nodes", "at least the root");
        }
        geometry.put("nodes", nodes);
        geometry.put("slips", tuples("Slips", "position", "count"));
        geometry.put("remaps", tuples("Remaps", "block", "length", "cylinder", "head", "sector", "sectorsPerTrack"));
        return geometry;
    }

    private List<Map<String, Object>> tuples(String parameter, String... fields) {
        List<Value> items = layout.list(parameter);
        if (items.size() % fields.length != 0) {
            layout.refuse(
                    parameter,
                    "`" + parameter + "` holds " + items.size() + " numbers",
                    "a multiple of " + fields.length + ": " + String.join(", ", fields));
            return List.of();
        }
        List<Map<String, Object>> tuples = new ArrayList<>();
        for (int start = 0; start < items.size(); start += fields.length) {
            Map<String, Object> tuple = new LinkedHashMap<>();
            for (int i = 0; i < fields.length; i++) {
                tuple.put(fields[i], layout.integer(items.get(start + i)));
            }
            tuples.add(tuple);
        }
        return tuples;
    }

    private List<Map<String, Object>> node(Value value) {
        if (!(value instanceof ListValue list)) {
            layout.refuse("IDX", value.described() + " in `IDX`", "only lists of entries");
            return List.of();
        }
        List<Map<String, Object>> entries = new ArrayList<>();
        int next = 0;
        while (next < list.items().size()) {
            List<Value> rest = list.items().subList(next, list.items().size());
            if (rest.size() < COMMON_FIELDS) {
                layout.refuse("IDX", "an entry of " + rest.size() + " values", "10 values, and the head for `TRACK`");
                break;
            }
            boolean track = rest.get(8) instanceof WordValue word && word.text().equals("TRACK");
            if (!track && !(rest.get(8) instanceof WordValue word && word.text().equals("IDX"))) {
                layout.refuse("IDX", rest.get(8).described() + " as ninth value of an entry", "`TRACK` or `IDX`");
                break;
            }
            if (track && rest.size() == COMMON_FIELDS) {
                layout.refuse("IDX", "an entry of a track without its head", "11 values");
                break;
            }
            entries.add(entry(rest, track));
            next += track ? COMMON_FIELDS + 1 : COMMON_FIELDS;
        }
        return entries;
    }

    private Map<String, Object> entry(List<Value> fields, boolean track) {
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("block", layout.integer(fields.get(0)));
        entry.put("cylinder", layout.integer(fields.get(1)));
        entry.put("angle", Quantity.plain(layout.decimal(fields.get(2))));
        entry.put("length", layout.integer(fields.get(3)));
        entry.put("cylinderLength", layout.integer(fields.get(4)));
        entry.put("angleLength", Quantity.plain(layout.decimal(fields.get(5))));
        entry.put("runLength", layout.integer(fields.get(6)));
        entry.put("cylinderRunLength", layout.integer(fields.get(7)));
        entry.put(track ? "pattern" : "node", layout.integer(fields.get(9)));
        if (track) {
            entry.put("head", layout.integer(fields.get(10)));
        }
        return entry;
    }
}
