package org.spindle.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The chapter of a kind in the pages for authors of plugins.
 *
 * @param kind name of the kind
 * @param page that contains it
 * @param lines below its heading
 */
record PluginChapter(String kind, Path page, List<String> lines) {

    /**
     * A fenced block.
     *
     * @param mark what stands behind its first fence
     * @param before the last line above it that is not blank
     */
    record Block(String mark, String before, List<String> lines) {}

    private static final List<String> PAGES =
            List.of("plugin-devices.md", "plugin-host.md", "plugin-caches.md", "plugin-workloads.md");

    private static final Pattern SOURCE = Pattern.compile("\\]\\(([^)]+\\.java)\\)");

    /** A row of a table of mistakes, whose second column has the statements that find one. */
    private static final Pattern FOUND_BY = Pattern.compile("\\| .* \\| (`.*`) \\|");

    private static final String MISTAKES = "| mistake | statement that finds it |";

    /** Returns every chapter that has a heading of the second level. */
    static List<PluginChapter> all() throws IOException {
        List<PluginChapter> chapters = new ArrayList<>();
        for (String name : PAGES) {
            Path page = Project.ROOT.resolve("docs").resolve(name);
            for (String line : Files.readAllLines(page)) {
                if (line.startsWith("## ")) {
                    String kind = line.substring(3).toLowerCase(Locale.ROOT).replace(' ', '-');
                    chapters.add(new PluginChapter(kind, page, new ArrayList<>()));
                } else if (!chapters.isEmpty()
                        && chapters.get(chapters.size() - 1).page().equals(page)) {
                    chapters.get(chapters.size() - 1).lines().add(line);
                }
            }
        }
        return chapters;
    }

    @Override
    public String toString() {
        return kind;
    }

    List<Block> blocks(String mark) {
        return blocks().stream().filter(block -> block.mark().equals(mark)).toList();
    }

    List<Block> blocks() {
        List<Block> blocks = new ArrayList<>();
        String before = "";
        Block open = null;
        for (String line : lines) {
            if (open != null && line.equals("```")) {
                blocks.add(open);
                open = null;
            } else if (open != null) {
                open.lines().add(line);
            } else if (line.startsWith("```")) {
                open = new Block(line.substring(3), before, new ArrayList<>());
            } else if (!line.isBlank()) {
                before = line;
            }
        }
        return blocks;
    }

    /** Returns the file that the line above a block links last. */
    Path source(Block excerpt) {
        Path file = null;
        Matcher links = SOURCE.matcher(excerpt.before());
        while (links.find()) {
            file = page.resolveSibling(links.group(1)).normalize();
        }
        if (file == null) {
            throw new AssertionError("the line above an excerpt links no Java file: " + excerpt.before());
        }
        return file;
    }

    /** Returns the statements of the contract that its table of mistakes names. */
    List<String> statements() {
        return lines.stream()
                .dropWhile(line -> !line.equals(MISTAKES))
                .takeWhile(line -> !line.isBlank())
                .map(FOUND_BY::matcher)
                .filter(Matcher::matches)
                .flatMap(row -> List.of(row.group(1).split("`, `")).stream())
                .map(statement -> statement.replace("`", ""))
                .toList();
    }

    /** Returns the name of the contract that the chapter names first. */
    String contract() {
        Matcher named = Pattern.compile("`([A-Za-z]+Contract)`").matcher(String.join("\n", lines));
        if (!named.find()) {
            throw new AssertionError("the chapter of " + kind + " names no contract");
        }
        return named.group(1);
    }
}
