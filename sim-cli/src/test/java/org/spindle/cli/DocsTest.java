package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.spindle.plugin.PluginOptions;
import org.spindle.plugin.Plugins;
import org.spindle.spi.Kind;

/** The documents are written so that .ci/run can execute them: it runs the blocks that are marked for it. */
class DocsTest {

    /** A fenced block: the text behind its first fence, and its lines. */
    private record Block(Path document, String mark, List<String> lines) {}

    private static final Pattern COMMAND = Pattern.compile("^(\\./spindle|mvn|java|\\.ci/run)\\b.*");

    /** DiskSim's files do not come with Spindle, so that the document names those of the reader. */
    private static final Pattern FOREIGN =
            Pattern.compile("^\\./spindle (disksim|calibrate --as scenario --scenario barracuda\\.yaml) .*");

    /** The first is run in a source tree, the second in an installation. */
    private static final Set<String> RUN = Set.of("sh", "console");

    /** Generated from the records; its blocks are the output of 'describe'. */
    private static final Set<String> GENERATED = Set.of("reference.md");

    @Test
    void everyCommandStandsInABlockThatIsRun() throws IOException {
        List<Block> run =
                blocks().stream().filter(block -> block.mark().equals("sh")).toList();
        assertThat(run).hasSizeGreaterThan(20);
        assertThat(blocks())
                .filteredOn(block -> !RUN.contains(block.mark()))
                .allSatisfy(block -> assertThat(block.lines())
                        .as(block.document() + ", block '" + block.mark() + "'")
                        .noneMatch(line -> COMMAND.matcher(line).matches()
                                && !FOREIGN.matcher(line).matches()));
    }

    /** Every other page can be reached from the README, and every link in pages refers to a file. */
    @Test
    void everyDocumentIsLinkedAndEveryLinkLeadsSomewhere() throws IOException {
        String readme = Files.readString(Project.ROOT.resolve("README.md"));
        for (Path document : documents()) {
            assertThat(document.endsWith("README.md") || readme.contains("](docs/" + document.getFileName() + ")"))
                    .as("a link from README.md to " + document)
                    .isTrue();
            Pattern.compile("\\]\\(([^)#:]+)(#[^)]*)?\\)")
                    .matcher(Files.readString(document))
                    .results()
                    .map(link -> link.group(1))
                    .forEach(link -> assertThat(document.resolveSibling(link))
                            .as("linked in " + document)
                            .exists());
        }
    }

    @Test
    void thePageOfPluginsNamesEveryKind() throws IOException {
        String page = Files.readString(Project.ROOT.resolve("docs/plugins.md"));
        for (Kind<?, ?> kind : Plugins.load(PluginOptions.NONE).kinds()) {
            assertThat(page).contains("| `" + kind.name() + "` | ");
        }
    }

    private static List<Path> documents() throws IOException {
        try (Stream<Path> docs = Files.list(Project.ROOT.resolve("docs"))) {
            return Stream.concat(Stream.of(Project.ROOT.resolve("README.md")), docs.sorted())
                    .filter(file -> file.toString().endsWith(".md"))
                    .toList();
        }
    }

    private static List<Block> blocks() throws IOException {
        List<Block> blocks = new ArrayList<>();
        for (Path document : documents()) {
            if (GENERATED.contains(document.getFileName().toString())) {
                continue;
            }
            Block open = null;
            for (String line : Files.readAllLines(document)) {
                if (open == null && line.startsWith("```")) {
                    open = new Block(document, line.substring(3), new ArrayList<>());
                } else if (open != null && line.equals("```")) {
                    blocks.add(open);
                    open = null;
                } else if (open != null) {
                    open.lines().add(line);
                }
            }
            assertThat(open).as("a block of " + document + " that does not end").isNull();
        }
        return blocks;
    }
}
