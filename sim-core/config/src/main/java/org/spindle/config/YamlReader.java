package org.spindle.config;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.common.Anchor;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.MappingStartEvent;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.ReaderException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.Tag;
import org.snakeyaml.engine.v2.resolver.CoreScalarResolver;
import org.snakeyaml.engine.v2.resolver.ScalarResolver;

/**
 * Reads one YAML 1.2 document of the core schema (JSON is a part of it) into nodes with their positions. It uses the
 * parser's events rather than its node graph, so that duplicate keys, merge keys and aliases are checked here, with
 * their positions, and excessive nesting is rejected early.
 */
final class YamlReader {

    private static final int DEEPEST = 100;
    private static final long MOST_VALUES = 1_000_000;
    private static final String MERGE = "<<";

    /**
     * A finished node.
     *
     * @param values number of values with aliases expanded, itself included
     * @param height levels below it
     */
    private record Built(Node node, long values, int height) {}

    /** Ends the reading of a text after an unrecoverable problem, which is reported already. */
    private static final class Unreadable extends Exception {
        private static final long serialVersionUID = 1;

        Unreadable() {
            super(null, null, false, false);
        }
    }

    private final ScalarResolver resolver = new CoreScalarResolver(true);
    private final Map<String, Optional<Built>> anchors = new HashMap<>();
    private final Source source;
    private final boolean hasLines;
    private final Iterator<Event> events;
    private final ProblemList problems;
    private long values;

    private YamlReader(Source source, boolean hasLines, String text, ProblemList problems) {
        this.source = source;
        this.hasLines = hasLines;
        this.problems = problems;
        LoadSettings settings = LoadSettings.builder()
                .setLabel(source.name())
                .setCodePointLimit(Integer.MAX_VALUE)
                .build();
        this.events = new Parse(settings).parseString(text).iterator();
    }

    /**
     * Reads a whole text.
     *
     * @param hasLines whether lines and columns are meaningful to the user
     * @return null after a problem that leaves no tree; an empty text is a null value
     */
    static @Nullable Node read(Source source, boolean hasLines, String text, ProblemList problems) {
        try {
            return new YamlReader(source, hasLines, text, problems).document();
        } catch (Unreadable e) {
            return null;
        } catch (ReaderException e) {
            String before = text.substring(
                    0, text.offsetByCodePoints(0, Math.min(e.getPosition(), text.codePointCount(0, text.length()))));
            int line = (int) before.chars().filter(c -> c == '\n').count();
            Origin origin = hasLines
                    ? new Origin(source, line + 1, before.length() - before.lastIndexOf('\n'))
                    : Origin.whole(source);
            problems.add(
                    String.format("the character U+%04X is not allowed in YAML", e.getCodePoint()),
                    origin,
                    "remove it, or write it as an escape inside double quotes");
            return null;
        } catch (MarkedYamlEngineException e) {
            Mark mark = e.getProblemMark().or(e::getContextMark).orElse(null);
            Origin origin = mark == null || !hasLines
                    ? Origin.whole(source)
                    : new Origin(source, mark.getLine() + 1, mark.getColumn() + 1);
            List<String> remedy = new ArrayList<>();
            if (e.getContext() != null) {
                remedy.add(e.getContext().strip()
                        + (hasLines && e.getContextMark().isPresent()
                                ? " at line " + (e.getContextMark().get().getLine() + 1)
                                : ""));
            }
            remedy.add("check the indentation, quotes and brackets before this place");
            problems.add("this is not YAML: " + firstLine(e.getProblem()), origin, remedy.toArray(String[]::new));
            return null;
        } catch (YamlEngineException e) {
            problems.add("this is not YAML: " + firstLine(e.getMessage()), Origin.whole(source));
            return null;
        }
    }

    private static String firstLine(@Nullable String message) {
        return message == null ? "" : message.strip().lines().findFirst().orElse("");
    }

    private Node document() throws Unreadable {
        Node top = null;
        while (events.hasNext()) {
            Event event = events.next();
            switch (event.getEventId()) {
                case DocumentStart -> {
                    if (top != null) {
                        problems.add(
                                "a second document begins here",
                                origin(event),
                                "write one scenario per file: remove the line '---' and what follows");
                        return top;
                    }
                    top = node(events.next(), 0).node();
                }
                default -> {
                    // The ends of the document and of the stream, which need no action.
                }
            }
        }
        return top == null ? new ScalarNode(Origin.whole(source), "", ScalarNode.Form.NULL) : top;
    }

    private Built node(Event event, int depth) throws Unreadable {
        if (event instanceof AliasEvent alias) {
            return alias(alias, depth);
        }
        long valuesBefore = values;
        count(1, event);
        String anchor = ((NodeEvent) event).getAnchor().map(Anchor::getValue).orElse(null);
        if (anchor != null) {
            anchors.put(anchor, Optional.empty());
        }
        if (depth > DEEPEST) {
            tooDeep(event);
        }
        Built built;
        if (event instanceof ScalarEvent scalar) {
            built = new Built(scalar(scalar), 1, 0);
        } else if (event instanceof MappingStartEvent start) {
            checkTag(start, Tag.MAP);
            built = map(start, depth, valuesBefore);
        } else {
            checkTag((CollectionStartEvent) event, Tag.SEQ);
            built = list(event, depth, valuesBefore);
        }
        if (anchor != null) {
            anchors.put(anchor, Optional.of(built));
        }
        return built;
    }

    private Built alias(AliasEvent alias, int depth) throws Unreadable {
        String name = alias.getAlias().getValue();
        Optional<Built> anchored = anchors.get(name);
        if (anchored == null || anchored.isEmpty()) {
            problems.add(
                    anchored == null
                            ? "no anchor '&" + name + "' comes before '*" + name + "'"
                            : "'&" + name + "' contains itself",
                    origin(alias));
            throw new Unreadable();
        }
        count(anchored.get().values(), alias);
        if (depth + anchored.get().height() > DEEPEST) {
            tooDeep(alias);
        }
        return anchored.get();
    }

    private void count(long more, Event event) throws Unreadable {
        values += more;
        if (values > MOST_VALUES) {
            problems.add("with aliases expanded there are more than " + MOST_VALUES + " values", origin(event));
            throw new Unreadable();
        }
    }

    private void tooDeep(Event event) throws Unreadable {
        problems.add("more than " + DEEPEST + " levels of nesting", origin(event));
        throw new Unreadable();
    }

    private Built list(Event start, int depth, long valuesBefore) throws Unreadable {
        List<Node> items = new ArrayList<>();
        int height = 0;
        for (Event event = events.next(); event.getEventId() != Event.ID.SequenceEnd; event = events.next()) {
            Built item = node(event, depth + 1);
            items.add(item.node());
            height = Math.max(height, item.height() + 1);
        }
        return new Built(new ListNode(origin(start), items), values - valuesBefore, height);
    }

    private Built map(Event start, int depth, long valuesBefore) throws Unreadable {
        Map<String, MapNode.Entry> entries = new LinkedHashMap<>();
        List<MapNode> merged = new ArrayList<>();
        Map<String, Origin> seen = new HashMap<>();
        int height = 0;
        for (Event event = events.next(); event.getEventId() != Event.ID.MappingEnd; event = events.next()) {
            Origin at = origin(event);
            boolean merge = event instanceof ScalarEvent scalar
                    && scalar.isPlain()
                    && scalar.getValue().equals(MERGE);
            Node keyNode = node(event, depth + 1).node();
            Built value = node(events.next(), depth + 1);
            height = Math.max(height, value.height() + 1);
            if (!(keyNode instanceof ScalarNode key) || key.isNull()) {
                problems.add("a key must be a word, not " + keyNode.words(), at);
                continue;
            }
            Origin first = seen.putIfAbsent(key.text(), at);
            if (first != null) {
                problems.add(
                        "the key '" + key.text() + "' is written twice",
                        at,
                        "first written at " + first + "; keep one of them");
            } else if (merge) {
                merged(value.node(), merged);
            } else {
                entries.put(key.text(), new MapNode.Entry(at, value.node()));
            }
        }
        for (MapNode from : merged) {
            from.entries().forEach(entries::putIfAbsent);
        }
        return new Built(new MapNode(origin(start), entries), values - valuesBefore, height);
    }

    /** Resolves the value of a merge key: a map, or a list of maps of which earlier ones win. */
    private void merged(Node value, List<MapNode> into) {
        List<Node> sources = value instanceof ListNode list ? list.items() : List.of(value);
        for (Node node : sources) {
            if (node instanceof MapNode map) {
                into.add(map);
            } else {
                problems.add(
                        "'<<' merges mappings, not " + node.words(),
                        node.origin(),
                        "write an alias of a mapping, such as '<<: *defaults', or a list of them");
            }
        }
    }

    private ScalarNode scalar(ScalarEvent event) {
        String text = event.getValue();
        Tag tag = event.getTag()
                .filter(written -> !written.equals("!"))
                .map(Tag::new)
                .orElseGet(() -> event.isPlain() && event.getTag().isEmpty() ? resolver.resolve(text, true) : Tag.STR);
        ScalarNode.Form form;
        if (tag.equals(Tag.STR) || tag.equals(Tag.MERGE)) {
            form = ScalarNode.Form.TEXT;
        } else if (tag.equals(Tag.NULL)) {
            form = ScalarNode.Form.NULL;
        } else if (tag.equals(Tag.BOOL)) {
            form = ScalarNode.Form.BOOLEAN;
        } else if (tag.equals(Tag.INT)) {
            form = ScalarNode.Form.INTEGER;
        } else if (tag.equals(Tag.FLOAT)) {
            form = ScalarNode.Form.FLOAT;
        } else {
            unknownTag(tag.getValue(), event);
            form = ScalarNode.Form.TEXT;
        }
        return new ScalarNode(origin(event), text, form);
    }

    private void checkTag(CollectionStartEvent event, Tag allowed) {
        event.getTag()
                .filter(tag -> !tag.equals("!") && !tag.equals(allowed.getValue()))
                .ifPresent(tag -> unknownTag(tag, event));
    }

    private void unknownTag(String tag, Event event) {
        problems.add("the tag '" + tag + "' has no meaning here", origin(event), "remove it");
    }

    private Origin origin(Event event) {
        Mark mark = event.getStartMark().orElse(null);
        return mark == null || !hasLines
                ? Origin.whole(source)
                : new Origin(source, mark.getLine() + 1, mark.getColumn() + 1);
    }
}
