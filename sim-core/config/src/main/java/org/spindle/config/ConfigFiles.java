package org.spindle.config;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads files of keys. The key {@value #INCLUDE} at their top names other files, relative to the file that it is
 * written in, whose keys it includes: a later file refines an earlier one and the file itself refines them all, as keys
 * written beside a {@code model} refine the model's.
 */
final class ConfigFiles {

    static final String INCLUDE = "include";

    private static final int DEEPEST = 20;

    private final ProblemList problems;

    ConfigFiles(ProblemList problems) {
        this.problems = problems;
    }

    /** The keys of a file, or null after reporting why there are none. */
    @Nullable
    MapNode read(Path file) {
        return read(file, Origin.whole(Source.file(file)));
    }

    /**
     * Returns the same for a file that is named in another text.
     *
     * @param asked where it is named, for a report that there is no such file
     */
    @Nullable
    MapNode read(Path file, Origin asked) {
        Source source = Source.file(file);
        String text = text(file, source, asked);
        return text == null
                ? null
                : read(source, text, List.of(file.toAbsolutePath().normalize()));
    }

    /** The keys of a text, or null after reporting why there are none. */
    @Nullable
    MapNode read(Source source, String text) {
        return read(source, text, List.of());
    }

    private @Nullable MapNode read(Source source, String text, List<Path> within) {
        MapNode keys = mapping(source, text);
        if (keys == null) {
            return null;
        }
        Node include = keys.get(INCLUDE);
        return include == null ? keys : including(keys.without(INCLUDE), include, within);
    }

    private @Nullable MapNode including(MapNode keys, Node included, List<Path> within) {
        List<Node> names = included instanceof ListNode list ? list.items() : List.of(included);
        MapNode merged = new MapNode(keys.origin(), Map.of());
        boolean areAllRead = true;
        for (Node name : names) {
            MapNode below = included(name, within);
            if (below == null) {
                areAllRead = false;
            } else {
                merged = merged.refinedBy(below);
            }
        }
        return areAllRead ? merged.refinedBy(keys) : null;
    }

    private @Nullable MapNode included(Node name, List<Path> within) {
        if (!(name instanceof ScalarNode word) || word.isNull()) {
            problems.add(
                    "'" + INCLUDE + "' is " + name.words() + " here",
                    name.origin(),
                    "name a file, such as 'drive.yaml', or a list of files");
            return null;
        }
        Path file = resolved(word);
        if (file == null) {
            return null;
        }
        Path absolute = file.toAbsolutePath().normalize();
        if (within.contains(absolute) || within.size() >= DEEPEST) {
            problems.add(
                    within.contains(absolute)
                            ? word.text() + " includes itself"
                            : "files include each other more than " + DEEPEST + " deep",
                    name.origin(),
                    "leave out this one");
            return null;
        }
        Source source = Source.file(file);
        String text = text(file, source, word.origin());
        List<Path> deeper = new ArrayList<>(within);
        deeper.add(absolute);
        return text == null ? null : read(source, text, deeper);
    }

    /** The file that a value names, relative to the one that it is written in; null after reporting that it names none. */
    @Nullable
    Path resolved(ScalarNode name) {
        try {
            return name.origin().source().directory().resolve(name.text());
        } catch (InvalidPathException e) {
            problems.add("'" + name.text() + "' is not a path: " + e.getReason(), name.origin());
            return null;
        }
    }

    private @Nullable MapNode mapping(Source source, String text) {
        Node tree = YamlReader.read(source, true, text, problems);
        if (tree instanceof MapNode map) {
            return map;
        }
        if (tree instanceof ScalarNode scalar && scalar.isNull()) {
            problems.add("this is empty", Origin.whole(source), "write keys and values, such as 'seed: 1'");
        } else if (tree != null) {
            problems.add(
                    "this is " + tree.words() + ", not a mapping of keys to values",
                    tree.origin(),
                    "write keys and values, such as 'seed: 1'");
        }
        return null;
    }

    /** The text of a file, or null after reporting at {@code asked} why there is none. */
    private @Nullable String text(Path file, Source source, Origin asked) {
        try {
            return decode(Files.readAllBytes(file), source);
        } catch (NoSuchFileException e) {
            problems.add("there is no such file", asked, "looked for " + file.toAbsolutePath());
        } catch (AccessDeniedException e) {
            problems.add("this file cannot be read: permission denied", asked, "name a file that you may read");
        } catch (IOException e) {
            if (Files.isDirectory(file)) {
                problems.add("this is a directory", asked, "name a file");
            } else {
                problems.add("this file cannot be read: " + e.getMessage(), asked);
            }
        }
        return null;
    }

    private @Nullable String decode(byte[] bytes, Source source) {
        ByteBuffer in = ByteBuffer.wrap(bytes);
        try {
            String text = StandardCharsets.UTF_8.newDecoder().decode(in).toString();
            if (text.indexOf('\0') < 0) {
                return text;
            }
            problems.add(
                    "this is not a text file", Origin.whole(source), "write the scenario as YAML or JSON in UTF-8");
        } catch (CharacterCodingException e) {
            problems.add(
                    "this is not a text file in UTF-8: the byte at offset " + in.position()
                            + " is not part of a character",
                    Origin.whole(source),
                    "write the scenario as YAML or JSON in UTF-8");
        }
        return null;
    }
}
