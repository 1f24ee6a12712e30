package org.spindle.disk.disksim.parser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every mistake is reported with its place and what would be right, and causes no further messages. */
class SyntaxErrorTest {
    private static List<ParameterProblem> problems(String text) {
        DiskSimSyntaxException thrown = catchThrowableOfType(
                DiskSimSyntaxException.class, () -> ParameterFile.parse(Path.of("t.parv"), text, List.of()));
        assertThat(thrown).as("problems of: %s", text).isNotNull();
        return thrown.problems();
    }

    static Stream<Arguments> singleMistakes() {
        return Stream.of(
                mistake("", "1:1: the file holds nothing"),
                mistake(" # only a comment\n", "1:1: the file holds nothing"),
                mistake("disksim_bus B {\n a = \0 }", "2:6: control character 0x00: this is a binary file"),
                mistake("disksim_bus B { a = 1, }", "1:22: comma before `}`; expected no comma after the last element"),
                mistake("disksim_bus B { a = [ 1, 2, ] }", "1:27: comma before `]`"),
                mistake("disksim_bus B { a = 1,, b = 2 }", "1:23: nothing before the comma; expected `name = value`"),
                mistake("disksim_bus B { a = [ , 2 ] }", "1:23: nothing before the comma; expected an item"),
                mistake(
                        "disksim_bus B {\n a = 1\n b = 2,\n c = 3 }",
                        "3:2: missing comma before word `b`; expected `,`"),
                mistake("disksim_bus B { a = [ 1 2 ] }", "1:25: missing comma before number 2; expected `,`"),
                mistake(
                        "disksim_bus B { a = [ dm_disk { } dm_disk { } ] }",
                        "1:35: missing comma before word `dm_disk`"),
                mistake(
                        "disksim_bus B { a long name 5, c = 3 }",
                        "1:29: missing `=` after the parameter name `a long name`"),
                mistake("disksim_bus B { a name, c = 3 }", "1:23: missing `=` after the parameter name `a name`"),
                mistake("disksim_disk D { Layout Model dm_layout_g1 { a = 1 }, c = 3 }", "1:31: missing `=`"),
                mistake("disksim_disk D { Scheduler disksim_ioqueue { a = 1 }, c = 3 }", "1:28: missing `=`"),
                mistake("disksim_bus B { a = , c = 3 }", "1:21: missing value before `,`; expected a number, a word,"),
                mistake("disksim_bus B { a = }", "1:21: missing value before `}`"),
                mistake("disksim_bus B { a = two words, c = 3 }", "1:25: unexpected word `words`; expected `,` or `}`"),
                mistake("disksim_bus B { a = 1 2, c = 3 }", "1:23: unexpected number 2; expected `,` or `}`"),
                mistake("disksim_bus B { 5 = 1, c = 3 }", "1:17: no parameter name: number 5; expected `name = value`"),
                mistake("disksim_bus B { a = 1; c = 3 }", "1:22: unexpected `;`; expected `,` or `}`"),
                mistake(
                        "disksim_bus B { a = { b = 1 }, c = 3 }",
                        "1:21: block without a type; expected `type { parameters }`"),
                mistake(
                        "disksim_bus B { Read  delay = 1,\n b = 2,\n Read delay = 3 }",
                        "3:2: parameter `Read delay` is set already at t.parv:1:17; expected each parameter once in a block"),
                mistake("disksim_bus B { [ x, y, x ] = 1 }", "1:25: parameter `x` is set already at t.parv:1:19"),
                mistake("disksim_bus B { a = 1e5 }", "1:21: `1e5` is a word, not a number; expected `1.0e+5`"),
                mistake("disksim_bus B { a = .5 }", "1:21: `.5` is a word, not a number; expected `0.5`"),
                mistake("disksim_bus B { a = 5. }", "1:21: `5.` is a word, not a number; expected `5.0`"),
                mistake("disksim_bus B { a = [ -1e-3 ] }", "1:23: `-1e-3` is a word, not a number; expected `-1.0e-3`"),
                mistake("disksim_bus B { a = 1.5E3 }", "1:21: `1.5E3` is a word, not a number; expected `1.5e+3`"),
                mistake("disksim_bus B { a = +7 }", "1:21: `+7` is a word, not a number; expected `7`"),
                mistake("disksim_bus B { a = 0X1F }", "1:21: `0X1F` is a word, not a number; expected `0x1F`"),
                mistake(
                        "disksim_bus B { a = 7#seven\n }",
                        "1:21: `7#seven` is a word, not a number; expected `7 #seven`"),
                mistake(
                        "disksim_bus B { a = 9223372036854775808 }",
                        "1:21: 9223372036854775808 does not fit into 64 bits"),
                mistake("disksim_bus B { a = 1.0e+999 }", "1:21: 1.0e+999 is too large"),
                mistake("disksim_bus B { a = [ d3 .. e7 ] }", "1:29: the range begins with `d` and ends with `e`"),
                mistake("disksim_bus B { a = [ d7 .. d3 ] }", "1:29: the range runs backwards from 7 to 3"),
                mistake("disksim_bus B { a = [ d .. d3 ] }", "1:23: `d` cannot begin a range"),
                mistake("disksim_bus B { a = [ d1 .. d03 ] }", "1:29: `d03` cannot end a range"),
                mistake("disksim_bus B { a = [ d1 .. d100000000 ] }", "1:29: the range has 100000000 names"),
                mistake("disksim_bus B { a = [ d1 .. ] }", "1:29: no name after `..`: `]`"),
                mistake("disksim_bus B { a = [ 1 .. 5 ] }", "1:25: unexpected `..`; expected `,` or `]`"),
                mistake(
                        "instantiate [ d1..d3 ] as X",
                        "1:15: `d1..d3` is one word; expected blanks around the range mark: `d1 .. d3`"),
                mistake(
                        "disksim_bus B {\n a = 1",
                        "2:7: found the end of the file inside block `disksim_bus B` opened at t.parv:1:1; expected `}`"),
                mistake(
                        "disksim_disk B {\n M = dm_disk { z = [ 1, 2",
                        "2:26: found the end of the file inside list opened at t.parv:2:20, inside block `dm_disk` opened at"
                                + " t.parv:2:6, inside block `disksim_disk B` opened at t.parv:1:1; expected `] } }`"),
                mistake(
                        "disksim_bus B {\n a = 1\n\ndisksim_ctlr C {\n b = 2 }",
                        "4:1: found word `disksim_ctlr` inside block `disksim_bus B` opened at t.parv:1:1; expected `}`"),
                mistake(
                        "disksim_bus B {\n a = 1,\ninstantiate [ b ] as B",
                        "3:1: found keyword `instantiate` inside block"),
                mistake(
                        "disksim_bus B { a = [ 1, 2 }, b = 3 }",
                        "1:28: `}` does not close the list opened at t.parv:1:21; expected `]`"),
                mistake(
                        "disksim_bus B { a = [ 1, 2 }",
                        "1:28: `}` does not close the list opened at t.parv:1:21; expected `]`"),
                mistake(
                        "disksim_bus B { z = [ dm_disk { a = 1 ] }",
                        "1:39: `]` does not close the block `dm_disk` opened at t.parv:1:23"),
                mistake(
                        "disksim_bus B { a = 1 ]",
                        "1:23: `]` does not close the block `disksim_bus B` opened at t.parv:1:1"),
                mistake("disksim_bus { a = 1 }\ninstantiate [ b ] as B", "1:13: a block at top level needs a name"),
                mistake(
                        "disksim_bus B a = 1, b = 2 }\ninstantiate [ b ] as B",
                        "1:15: missing `{` after `disksim_bus B`"),
                mistake(
                        "disksim_bus B { a = 1 } }\ndisksim_bus C { }",
                        "1:25: unexpected `}`; expected `TYPE NAME { ... }`"),
                mistake(
                        "disksim_bus B { a = 1 }, b = [ 2 ], c = dm_disk { } }\ndisksim_bus C { }",
                        "1:24: unexpected `,`"),
                mistake(
                        "instantiate disk0 as D\ndisksim_bus C { }",
                        "1:13: unexpected word `disk0`; expected `[ names ]`"),
                mistake(
                        "instantiate [ disk0 as D\ndisksim_bus C { }",
                        "1:21: found keyword `as` inside list opened at t.parv:1:13"),
                mistake("instantiate [ disk0 ] D\ndisksim_bus C { }", "1:23: unexpected word `D`; expected `as`"),
                mistake(
                        "instantiate [ disk0 ] as\ndisksim_bus C { }",
                        "2:1: unexpected word `disksim_bus`; expected the name of a"),
                mistake("instantiate [ 5 ] as D", "1:15: no name of a component: number 5"),
                mistake("topology disksim_iodriver d\ndisksim_bus C { }", "1:10: unexpected word `disksim_iodriver`"),
                mistake("topology a b [ c ]", "1:16: no topology node: word `c`; expected `type name [ children ]`"),
                mistake("topology a b [ c d [] e f [] ]", "1:23: missing comma before word `e`"),
                mistake(
                        "topology a b []\ntopology a c []",
                        "2:1: second topology; the first is at t.parv:1:10; expected one topology"),
                mistake("disksim_bus B { a = 1 }\nUnknown C { }", "2:1: `Unknown` is not a type; expected a module"),
                mistake("Later A { }\ndisksim_bus Later { }", "1:1: `Later` is not a type"),
                mistake("disksim_bus B { a = source", "1:21: `source` without a file name"));
    }

    private static Arguments mistake(String text, String problem) {
        return Arguments.of(text, problem);
    }

    @ParameterizedTest
    @MethodSource("singleMistakes")
    void aSingleMistakeIsASingleProblem(String text, String problem) {
        if (text.endsWith("source")) {
            assertThat(problems(text).get(0).toString()).startsWith("t.parv:" + problem);
            return;
        }
        assertThat(problems(text))
                .map(ParameterProblem::toString)
                .singleElement()
                .asString()
                .startsWith("t.parv:" + problem);
    }

    @Test
    void allMistakesAreReportedInTheOrderOfTheText() {
        String text =
                "disksim_bus A {\n a = .5,\n a = 2,\n }\ndisksim_bus {\n x 1 }\n]\ninstantiate a as B\ndisksim_bus C { q = [ 1 2 ], }";
        assertThat(problems(text))
                .map(problem ->
                        problem.position().line() + ":" + problem.position().column())
                .containsExactly("2:6", "3:2", "3:7", "5:13", "6:4", "7:1", "8:13", "9:25", "9:28");
    }

    @Test
    void theRestOfABlockIsStillCheckedAfterAMistake() {
        assertThat(problems("disksim_bus A { a = [ ; { x, y ], b = .5 }, c = 5. }"))
                .hasSizeGreaterThanOrEqualTo(2);
        assertThat(problems("disksim_bus A { a = two words, b = [ 5. ], c = dm_disk { d = } }"))
                .map(problem -> problem.position().column())
                .containsExactly(25, 38, 62);
    }

    @Test
    void everyRepetitionNamesTheFirstOccurrence() {
        assertThat(problems("disksim_bus B { x = .5, x = 2, x = 3 }"))
                .map(ParameterProblem::message)
                .containsExactly(
                        "`.5` is a word, not a number",
                        "parameter `x` is set already at t.parv:1:17",
                        "parameter `x` is set already at t.parv:1:17");
    }

    @Test
    void deepNestingIsRefusedAndNotAnOverflow() {
        String text = "disksim_bus A { a = " + "[".repeat(100_000) + "]".repeat(100_000) + ", b = .5 }";
        assertThat(problems(text))
                .map(ParameterProblem::message)
                .containsExactly("nested too deeply", "`.5` is a word, not a number");
    }
}
