package org.spindle.config;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A value that overrides a scenario: a {@code --set}, a point of a sweep, a line of a preset.
 *
 * @param path of the value
 * @param value with the origin used in messages
 */
public record Assignment(KeyPath path, Node value) {

    private static final int LONGEST_PATH = 100;

    /**
     * Reads {@code path=value}, where the value is YAML; nothing after the {@code =} is null.
     *
     * @throws ConfigException if it cannot be read
     */
    public static Assignment parse(String text) {
        ProblemList problems = new ProblemList();
        List<Assignment> read = parse(List.of(text), problems);
        problems.throwIfAny();
        return read.get(0);
    }

    /**
     * Reads a value from another place than a {@code --set}, such as the list of an axis.
     *
     * @param path as written
     * @param value YAML
     * @param origin of the value in messages, whose directory its paths are relative to
     * @throws ConfigException if path or value cannot be read
     */
    public static Assignment at(String path, String value, Origin origin) {
        ProblemList problems = new ProblemList();
        List<Assignment> read = parse(List.of(path + "=" + value), problems);
        if (!problems.isEmpty()) {
            throw new ConfigException(problems.all().stream()
                    .map(problem -> new Problem(problem.what(), origin, problem.path(), null, problem.remedy()))
                    .toList());
        }
        return new Assignment(read.get(0).path, placed(read.get(0).value, origin));
    }

    private static Node placed(Node node, Origin origin) {
        if (node instanceof MapNode map) {
            Map<String, MapNode.Entry> entries = new LinkedHashMap<>();
            map.entries()
                    .forEach((key, entry) ->
                            entries.put(key, new MapNode.Entry(origin, placed(entry.value(), origin))));
            return new MapNode(origin, entries);
        }
        if (node instanceof ListNode list) {
            return new ListNode(
                    origin,
                    list.items().stream().map(item -> placed(item, origin)).toList());
        }
        ScalarNode scalar = (ScalarNode) node;
        return new ScalarNode(origin, scalar.text(), scalar.form());
    }

    /** Reads those whose path can be read; the value of one may be an {@link UnreadNode}. */
    static List<Assignment> parse(List<String> texts, ProblemList problems) {
        List<Assignment> assignments = new ArrayList<>();
        for (String text : texts) {
            Source source = Source.commandLine("--set " + text);
            int equals = KeyPath.endIn(text);
            if (equals < 1) {
                problems.add(
                        "'" + text + "' sets nothing",
                        Origin.whole(source),
                        "write --set path=value, such as --set seed=3");
                continue;
            }
            KeyPath path;
            try {
                path = KeyPath.parse(text.substring(0, equals).strip());
            } catch (IllegalArgumentException e) {
                Complaint complaint = Complaint.of(e);
                problems.add(
                        complaint.what(),
                        Origin.whole(source),
                        complaint.remedy().toArray(String[]::new));
                continue;
            }
            if (path.steps().isEmpty() || path.steps().size() > LONGEST_PATH) {
                problems.add("a path has between 1 and " + LONGEST_PATH + " keys", Origin.whole(source));
                continue;
            }
            String value = text.substring(equals + 1);
            Node node = value.isBlank()
                    ? new ScalarNode(Origin.whole(source), "", ScalarNode.Form.NULL)
                    : YamlReader.read(source, false, value, problems);
            assignments.add(new Assignment(path, node == null ? new UnreadNode(Origin.whole(source), null) : node));
        }
        return assignments;
    }

    /**
     * Returns the tree with this value set. Missing maps on the path are created; a list grows by one if the index is
     * its length.
     *
     * @throws ConfigException if the path leads through a single value, or past the end of a list
     */
    public Node applyTo(Node tree) {
        return set(tree, 0);
    }

    private Node set(Node at, int depth) {
        if (depth == path.steps().size()) {
            return value;
        }
        if (at instanceof UnreadNode) {
            return at;
        }
        KeyPath.Step step = path.steps().get(depth);
        boolean absent = at instanceof ScalarNode scalar && scalar.isNull();
        if (step instanceof KeyPath.Key key) {
            MapNode map = absent ? new MapNode(value.origin(), Map.of()) : at instanceof MapNode m ? m : null;
            if (map == null) {
                throw refused(at, depth, ", which has no keys");
            }
            Node below = map.get(key.name());
            return map.with(key.name(), set(below == null ? nothing() : below, depth + 1));
        }
        int index = ((KeyPath.Index) step).index();
        ListNode list = absent ? new ListNode(value.origin(), List.of()) : at instanceof ListNode l ? l : null;
        if (list == null) {
            throw refused(at, depth, ", which is not a list");
        }
        int length = list.items().size();
        if (index > length) {
            throw refused(at, depth, " of " + length + (length == 1 ? " entry" : " entries") + ", counted from 0");
        }
        List<Node> items = new ArrayList<>(list.items());
        if (index == length) {
            items.add(nothing());
        }
        items.set(index, set(items.get(index), depth + 1));
        return new ListNode(list.origin(), items);
    }

    private ScalarNode nothing() {
        return new ScalarNode(value.origin(), "", ScalarNode.Form.NULL);
    }

    private ConfigException refused(Node at, int depth, String why) {
        KeyPath reached = new KeyPath(path.steps().subList(0, depth));
        String shown = reached.steps().isEmpty() ? "the scenario" : "'" + reached + "'";
        List<String> remedy = new ArrayList<>();
        remedy.add("written at " + at.origin());
        if (at instanceof ScalarNode scalar && scalar.form() == ScalarNode.Form.TEXT) {
            remedy.add("set the whole of it: --set '" + reached + "={type: " + scalar.text() + ", ...}'");
        }
        return new ConfigException(List.of(new Problem(
                "cannot set '" + path + "': " + shown + " is " + at.words() + why,
                value.origin(),
                path,
                null,
                remedy)));
    }
}
