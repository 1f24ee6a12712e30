package org.spindle.scenario;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.spindle.config.ListNode;
import org.spindle.config.MapNode;
import org.spindle.config.Node;
import org.spindle.config.ScalarNode;
import org.spindle.config.SectionList.Complaints;
import org.spindle.config.UnreadNode;

/**
 * Expands devices that stand for several equal ones: {@code disk: {type: hdd, count: 3}} is {@code disk0}, {@code
 * disk1} and {@code disk2}. Where layers, the topology, links and the workload name devices, the name {@code disk}
 * stands for all of them.
 */
final class LikeDevices {

    /** The key for the number of equal devices. */
    static final String COUNT = "count";

    private static final int MOST = 10_000;

    /** Takes the place of a number that is none. */
    private static final int UNREAD = 0;

    private static final String DEVICES = "devices";

    private final Complaints complaints;
    private final Map<String, List<String>> groups = new LinkedHashMap<>();

    LikeDevices(Complaints complaints) {
        this.complaints = complaints;
    }

    MapNode writtenOut(MapNode scenario) {
        if (!(scenario.get(DEVICES) instanceof MapNode devices)) {
            return scenario;
        }
        MapNode result = replaced(scenario, DEVICES, devices(devices));
        if (groups.isEmpty()) {
            return result;
        }
        if (scenario.get("layers") instanceof MapNode layers) {
            result = replaced(result, "layers", ofEach(layers, "over"));
        }
        if (scenario.get("topology") instanceof ListNode topology) {
            result = replaced(
                    result,
                    "topology",
                    new ListNode(
                            topology.origin(),
                            topology.items().stream()
                                    .map(bus -> withNames(bus, "attached"))
                                    .toList()));
        }
        if (scenario.get("links") instanceof MapNode links) {
            result = replaced(result, "links", links(links));
        }
        Node workload = scenario.get("workload");
        return workload == null ? result : replaced(result, "workload", withNames(workload, DEVICES));
    }

    private MapNode devices(MapNode devices) {
        Map<String, MapNode.Entry> all = new LinkedHashMap<>();
        devices.entries().forEach((name, entry) -> {
            if (!(entry.value() instanceof MapNode keys) || keys.get(COUNT) == null) {
                put(all, name, entry);
                return;
            }
            MapNode like = without(keys, COUNT);
            int count = count(keys.get(COUNT));
            if (count == UNREAD) {
                put(all, name, new MapNode.Entry(entry.origin(), new UnreadNode(like.origin(), like)));
                return;
            }
            MapNode.Entry one = new MapNode.Entry(entry.origin(), like);
            List<String> members = new ArrayList<>();
            groups.put(name, members);
            for (int i = 0; i < count; i++) {
                members.add(name + i);
                put(all, name + i, one);
            }
        });
        return new MapNode(devices.origin(), all);
    }

    private void put(Map<String, MapNode.Entry> all, String name, MapNode.Entry entry) {
        if (all.putIfAbsent(name, entry) != null) {
            complaints.add("there are two devices '" + name + "'", entry.origin(), remedy(name));
        }
    }

    /** Returns the remedy for a second device of a name. */
    private String remedy(String name) {
        for (Map.Entry<String, List<String>> group : groups.entrySet()) {
            if (group.getValue().contains(name)) {
                return "the " + COUNT + " of '" + group.getKey() + "' makes it already: rename one of them, or set the"
                        + " keys of all by devices." + group.getKey();
            }
        }
        return "rename one of them";
    }

    /** Returns the number of devices, or {@link #UNREAD} after reporting why it is none. */
    private int count(Node written) {
        if (written instanceof ScalarNode number && number.form() == ScalarNode.Form.INTEGER) {
            try {
                int count = Integer.parseInt(number.text());
                if (count >= 1 && count <= MOST) {
                    return count;
                }
            } catch (NumberFormatException beyondAnyCount) {
                // Refused below.
            }
        }
        if (!(written instanceof UnreadNode)) {
            String shown = written instanceof ScalarNode scalar ? "'" + scalar.text() + "'" : written.words();
            complaints.add(shown + " is not a number of devices", written.origin(), "allowed: 1 to " + MOST);
        }
        return UNREAD;
    }

    private MapNode ofEach(MapNode parts, String key) {
        Map<String, MapNode.Entry> changed = new LinkedHashMap<>();
        parts.entries()
                .forEach((name, part) ->
                        changed.put(name, new MapNode.Entry(part.origin(), withNames(part.value(), key))));
        return new MapNode(parts.origin(), changed);
    }

    /** Returns the same with groups replaced by their members in the list of names at that key. */
    private Node withNames(Node part, String key) {
        if (!(part instanceof MapNode keys) || !(keys.get(key) instanceof ListNode list)) {
            return part;
        }
        List<Node> names = new ArrayList<>();
        for (Node name : list.items()) {
            List<String> members = name instanceof ScalarNode word ? groups.get(word.text()) : null;
            if (members == null) {
                names.add(name);
            } else {
                members.forEach(member -> names.add(new ScalarNode(name.origin(), member, ScalarNode.Form.TEXT)));
            }
        }
        return replaced(keys, key, new ListNode(list.origin(), names));
    }

    private MapNode links(MapNode links) {
        Map<String, MapNode.Entry> all = new LinkedHashMap<>();
        links.entries()
                .forEach((name, link) ->
                        groups.getOrDefault(name, List.of(name)).forEach(member -> all.put(member, link)));
        return new MapNode(links.origin(), all);
    }

    private static MapNode replaced(MapNode node, String key, Node value) {
        Map<String, MapNode.Entry> changed = new LinkedHashMap<>(node.entries());
        MapNode.Entry before = node.entries().get(key);
        changed.put(key, new MapNode.Entry(before == null ? value.origin() : before.origin(), value));
        return new MapNode(node.origin(), changed);
    }

    private static MapNode without(MapNode node, String key) {
        Map<String, MapNode.Entry> changed = new LinkedHashMap<>(node.entries());
        changed.remove(key);
        return new MapNode(node.origin(), changed);
    }
}
