package org.spindle.disk.disksim.parser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code source}: a token-level include, relative to the including file, then along the search path, at most 32 deep. */
class InclusionTest {
    @TempDir
    private Path directory;

    private Path write(String name, String text) throws IOException {
        Path file = directory.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private static List<String> problems(Path file, Path... searchPath) {
        return catchThrowableOfType(DiskSimSyntaxException.class, () -> ParameterFile.read(file, List.of(searchPath)))
                .problems()
                .stream()
                .map(ParameterProblem::toString)
                .toList();
    }

    private static BlockValue block(Path file, String name, Path... searchPath) {
        return ParameterFile.read(file, List.of(searchPath))
                .definition(name)
                .orElseThrow()
                .block();
    }

    @Test
    void anIncludeMayStandWhereverTokensMay() throws IOException {
        write("model", "dm_disk M { n = 1 }");
        write("rest", ", c = 3");
        write("number", "7");
        write("bus", "disksim_bus B { a = source number source rest }");
        Path file = write("x.parv", "source bus\ndisksim_disk D { Model = source model, k = [ source number, 8 ] }");
        assertThat(block(file, "D").block("Model").integer("n")).isEqualTo(1);
        assertThat(block(file, "D").list("k").integers()).containsExactly(7, 8);
        assertThat(block(file, "B").integer("c")).isEqualTo(3);
    }

    @Test
    void positionsNameTheIncludedFile() throws IOException {
        Path model = write("sub/model", "\ndm_disk M { n = 1 }");
        Path file = write("x.parv", "disksim_disk D { Model = source sub/model }");
        assertThat(block(file, "D").block("Model").position()).isEqualTo(new Position(model, 2, 1));
    }

    @Test
    void namesInsideAnIncludedFileAreRelativeToItThenToTheSearchPath() throws IOException {
        write("sub/outer", "source inner");
        write("sub/inner", "disksim_bus B { from = sub }");
        write("inner", "disksim_bus B { from = top }");
        write("lib1/other", "disksim_bus L { from = one }");
        write("lib2/other", "disksim_bus L { from = two }");
        write("lib2/inner", "disksim_bus B { from = lib }");
        Path file = write("x.parv", "source sub/outer\nsource other");
        Path[] path = {directory.resolve("lib1"), directory.resolve("lib2")};
        assertThat(block(file, "B", path).word("from")).isEqualTo("sub");
        assertThat(block(file, "L", path).word("from")).isEqualTo("one");
    }

    @Test
    void aMissingFileIsReportedOnceWithThePlacesLookedAt() throws IOException {
        Path file = write("x.parv", "disksim_disk D {\n Model = source gone.model,\n a = 1 }\n source gone2\n");
        Path library = directory.resolve("lib");
        assertThat(problems(file, library))
                .containsExactly(
                        file + ":2:10: no file `gone.model`; expected one of " + directory.resolve("gone.model")
                                + " or " + library.resolve("gone.model"),
                        file + ":4:2: no file `gone2`; expected one of " + directory.resolve("gone2") + " or "
                                + library.resolve("gone2"));
    }

    @Test
    void whatAMissingFileMayHaveHeldIsNotComplainedAbout() throws IOException {
        Path file = write("x.parv", "disksim_bus B { a = 1, source gone b = 2 }\nsource lost\nLost C { }");
        assertThat(problems(file)).hasSize(2).allMatch(problem -> problem.contains("no file"));
    }

    @Test
    void aFileThatIncludesItselfIsRefusedAtTheStatementThatClosesTheCircle() throws IOException {
        Path file = write("a", "source b");
        Path other = write("b", "disksim_bus B { }\n source a");
        assertThat(problems(file))
                .containsExactly(other + ":2:2: `" + file
                        + "` includes itself; expected files that include each other in one direction only");
    }

    @Test
    void thirtyTwoLevelsAreAllowedAndThirtyThreeAreNot() throws IOException {
        for (int i = 0; i < 33; i++) {
            write("f" + i, "source f" + (i + 1));
        }
        write("f33", "disksim_bus B { a = 1 }");
        assertThat(block(directory.resolve("f1"), "B").integer("a")).isEqualTo(1);
        assertThat(problems(directory.resolve("f0")))
                .containsExactly(
                        directory.resolve("f32") + ":1:1: `source` is nested too deeply; expected at most 32 levels");
    }

    @Test
    void inclusionsThatMultiplyAreStopped() throws IOException {
        for (int i = 0; i < 20; i++) {
            write("f" + i, "source f" + (i + 1) + " source f" + (i + 1));
        }
        write("f20", "# leaf");
        assertThat(problems(directory.resolve("f0"))).singleElement().asString().contains("too many included files");
    }

    @Test
    void binaryAndUnreadableFilesAreNamed() throws IOException {
        Path zip = Files.write(directory.resolve("z"), new byte[] {'a', '\n', 'P', 'K', 3, 4, 0});
        Path file = write("x.parv", "source z");
        assertThat(problems(file))
                .containsExactly(
                        zip
                                + ":2:3: control character 0x03: this is a binary file; expected a text file in DiskSim's parameter language");
        Path gone = directory.resolve("gone");
        assertThat(problems(gone))
                .containsExactly(
                        gone + ":1:1: cannot read `" + gone + "`: there is no such file; expected a readable file");
    }

    @Test
    void latin1AndAByteOrderMarkAreAccepted() throws IOException {
        Path latin = Files.write(
                directory.resolve("l"), "# é\ndisksim_bus B { a = 1 }".getBytes(StandardCharsets.ISO_8859_1));
        Path marked = write("m", "\uFEFFdisksim_bus B { a = 1 }");
        assertThat(block(latin, "B").integer("a")).isEqualTo(1);
        assertThat(block(marked, "B").position()).isEqualTo(new Position(marked, 1, 1));
    }
}
