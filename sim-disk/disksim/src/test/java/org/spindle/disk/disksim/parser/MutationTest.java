package org.spindle.disk.disksim.parser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** For every text the parser ends, with a tree or a {@link DiskSimSyntaxException}. */
class MutationTest {
    private static final String TEXT = """
            # a little of everything
            disksim_ioqueue Q { Scheduling policy = 3, Timeout time/weight = 6 }
            Q Q2 { Scheduling policy = 4 }
            disksim_disk D {
               Model = dm_disk M { # geometry
                  Number of cylinders = 2051, Zones = [
                     dm_layout_g1_zone { slips = [ 468, 0x1e, -7 ], defects = [] },
                     dm_layout_g1_zone Z { skews = [ 1.0e+5, 2.5 ] } ] },
               Scheduler = Q2 { },
               [ Read delay, Write delay ] = 0.25,
               devices = [ disk0 .. disk7, x ], name = source leaf
            }
            source leaf2
            instantiate [ disk0 .. disk3 ] as D
            topology disksim_iodriver d0 [ disksim_bus b0 [ disksim_disk disk0 [], disksim_disk disk1 [] ] ]
            """;
    private static final List<String> FRAGMENTS = List.of(
            "{",
            "}",
            "[",
            "]",
            ",",
            "=",
            "..",
            "source",
            "source x.parv",
            "instantiate",
            "as",
            "topology",
            "disksim_bus B {",
            "1e5",
            "#",
            "\n",
            " ",
            ";",
            "Q",
            "99999999999999999999",
            "a1 .. a999999999",
            "\0",
            "é",
            "source leaf",
            "\t",
            "-",
            "0x");

    @TempDir
    private Path directory;

    @Test
    void aMutatedFileIsParsedOrRefused() throws IOException {
        Path file = directory.resolve("x.parv");
        Files.writeString(directory.resolve("leaf"), "word");
        Files.writeString(directory.resolve("leaf2"), "disksim_bus L { a = 1 }");
        Files.writeString(file, TEXT);
        assertThat(ParameterFile.read(file, List.of()).definitions()).hasSize(4);
        SplittableRandom random = new SplittableRandom(20_081);
        int refused = 0;
        for (int i = 0; i < 20_000; i++) {
            refused += parses(file, mutate(TEXT, random)) ? 0 : 1;
        }
        assertThat(refused).isBetween(5_000, 19_999);
    }

    private static boolean parses(Path file, String text) {
        try {
            ParameterFile.parse(file, text, List.of())
                    .definitions()
                    .forEach(definition -> definition.block().unread());
            return true;
        } catch (DiskSimSyntaxException e) {
            assertThat(e.problems()).isNotEmpty().isSorted().doesNotHaveDuplicates();
            return false;
        }
    }

    private static String mutate(String text, SplittableRandom random) {
        StringBuilder mutated = new StringBuilder(text);
        for (int n = random.nextInt(1, 6); n > 0; n--) {
            int at = random.nextInt(mutated.length() + 1);
            int end = Math.min(mutated.length(), at + random.nextInt(1, random.nextInt(2, 40)));
            switch (random.nextInt(5)) {
                case 0 -> mutated.delete(at, end);
                case 1 -> mutated.insert(at, FRAGMENTS.get(random.nextInt(FRAGMENTS.size())));
                case 2 -> mutated.insert(random.nextInt(mutated.length() + 1), mutated.substring(at, end));
                case 3 -> mutated.replace(at, end, FRAGMENTS.get(random.nextInt(FRAGMENTS.size())));
                default -> mutated.setLength(Math.max(1, random.nextInt(8) == 0 ? at : mutated.length()));
            }
        }
        return mutated.toString();
    }
}
