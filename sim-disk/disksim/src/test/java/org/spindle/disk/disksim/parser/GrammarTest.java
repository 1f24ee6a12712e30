package org.spindle.disk.disksim.parser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules of the DiskSim 4.0 reference manual, chapter on parameter files, on hand-made text. */
class GrammarTest {
    private static final Path FILE = Path.of("t.parv");

    private static ParameterFile parse(String text) {
        return ParameterFile.parse(FILE, text, List.of());
    }

    private static BlockValue bus(String assignments) {
        return parse("disksim_bus B { " + assignments + " }")
                .definitions()
                .get(0)
                .block();
    }

    @Test
    void anIntegerIsDecimalOrHexadecimalAndKeeps64Bits() {
        BlockValue block = bus("a = 12, b = -7, c = 0x1e, d = -0xFF, e = 9223372036854775807, f = 5000000000");
        assertThat(List.of("a", "b", "c", "d", "e", "f"))
                .map(block::integer)
                .containsExactly(12L, -7L, 30L, -255L, Long.MAX_VALUE, 5_000_000_000L);
    }

    @Test
    void aFloatHasDigitsOnBothSidesOfThePointAndASignedExponent() {
        BlockValue block = bus("a = 0.5, b = -2.50, c = 1.0e+5, d = 1.25e-3");
        assertThat(List.of("a", "b", "c", "d")).map(block::number).containsExactly(0.5, -2.5, 1e5, 0.00125);
        assertThat(block.parameter("b").orElseThrow().value())
                .isEqualTo(new FloatValue(new Position(FILE, 1, 30), -2.5, "-2.50"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"2nd", "(blks)", "a#b", "x.model", "...", "a..b", "Timeout/weight", "-", "0x", "sources", "-.-"})
    void anyOtherRunOfCharactersIsAWord(String word) {
        assertThat(bus("a = " + word).word("a")).isEqualTo(word);
    }

    @Test
    void aCommentStartsOnlyAtTheStartOfATokenAndEndsWithTheLine() {
        BlockValue block = bus("# first { } = \n a = x#y,# after a comma\n b = 1 # last\n");
        assertThat(block.word("a")).isEqualTo("x#y");
        assertThat(block.integer("b")).isEqualTo(1);
    }

    @Test
    void aParameterNameIsItsWordsJoinedBySingleBlanks() {
        BlockValue block = bus("Extradisc   2nd\n\t disconnect overhead = 1, Segment size\r\n(in blks)=256");
        assertThat(block.parameters())
                .extracting(Parameter::name)
                .containsExactly("Extradisc 2nd disconnect overhead", "Segment size (in blks)");
    }

    @Test
    void namesAreCaseSensitive() {
        BlockValue block = bus("type = 1, Type = 2");
        assertThat(block.integer("type")).isEqualTo(1);
        assertThat(block.integer("Type")).isEqualTo(2);
    }

    @Test
    void everyKindOfValueKnowsItsPlace() {
        BlockValue block = bus("\n i = 1,\n f = 2.0,\n w = x,\n l = [ 1 ],\n b = dm_disk { },\n n = dm_disk N { },\n"
                + " t = disksim_disk d []");
        assertThat(block.parameters())
                .map(parameter -> parameter.value().position().toString())
                .containsExactly(
                        "t.parv:2:6",
                        "t.parv:3:6",
                        "t.parv:4:6",
                        "t.parv:5:6",
                        "t.parv:6:6",
                        "t.parv:7:6",
                        "t.parv:8:6");
        assertThat(block.block("b").name()).isNull();
        assertThat(block.block("n").name()).isEqualTo("N");
    }

    @Test
    void listsAreEmptyOrSeparatedByCommasAndNest() {
        ListValue list = bus("l = [ 1, [ ], [ a, 2.5 ], dm_disk { x = 1 } ]").list("l");
        assertThat(list.items()).hasSize(4);
        assertThat(((ListValue) list.items().get(1)).items()).isEmpty();
        assertThat(((BlockValue) list.items().get(3)).integer("x")).isEqualTo(1);
    }

    @Test
    void aRangeNamesEveryNumberBetween() {
        assertThat(bus("l = [ x, disk8 .. disk11, y, a1b3 .. a1b3 ]").list("l").items())
                .extracting(item -> ((WordValue) item).text())
                .containsExactly("x", "disk8", "disk9", "disk10", "disk11", "y", "a1b3");
    }

    @Test
    void aListOnTheLeftGivesItsValueToEveryName() {
        BlockValue block = bus("[ Read delay, Write delay, d1 .. d3 ] = 4");
        assertThat(block.parameters())
                .extracting(Parameter::name)
                .containsExactly("Read delay", "Write delay", "d1", "d2", "d3");
        assertThat(block.integer("Write delay")).isEqualTo(4);
        assertThat(block.integer("d2")).isEqualTo(4);
    }

    @Test
    void instantiationsKeepTheirOrderAndPlaces() {
        ParameterFile file = parse("instantiate [ b0 .. b2, c ] as Later\ninstantiate [d] as E");
        assertThat(file.instantiations()).hasSize(2);
        Instantiation first = file.instantiations().get(0);
        assertThat(first.names()).extracting(WordValue::text).containsExactly("b0", "b1", "b2", "c");
        assertThat(first.specification()).isEqualTo(new WordValue(new Position(FILE, 1, 32), "Later"));
        assertThat(file.instantiations().get(1).position()).isEqualTo(new Position(FILE, 2, 1));
    }

    @Test
    void aTopologyNestsParentsFirst() {
        TopologyNode root = parse(
                        "topology disksim_iodriver d0 [\n disksim_bus b0 [ disksim_disk x [], disksim_disk y [] ] ]")
                .topology()
                .orElseThrow();
        assertThat(root.type()).isEqualTo("disksim_iodriver");
        TopologyNode bus = root.children().get(0);
        assertThat(bus.position()).isEqualTo(new Position(FILE, 2, 2));
        assertThat(bus.children()).extracting(TopologyNode::name).containsExactly("x", "y");
        assertThat(bus.children().get(1).children()).isEmpty();
    }

    @Test
    void aSpecialisationInheritsWhatItDoesNotSetDownToOneModule() {
        ParameterFile file = parse("disksim_bus A { p = 1, q = 2, r = 3 }\nA B { q = 20 }\nB C { r = 300, s = 4 }");
        BlockValue block = file.definition("C").orElseThrow().block();
        assertThat(List.of("p", "q", "r", "s")).map(block::integer).containsExactly(1L, 20L, 300L, 4L);
        assertThat(block.type()).isEqualTo("B");
        assertThat(block.module()).isEqualTo("disksim_bus");
        assertThat(block.parameters())
                .map(parameter -> parameter.position().line())
                .containsExactly(1, 2, 3, 3);
        assertThat(file.definition("A").orElseThrow().block().integer("q")).isEqualTo(2);
        assertThat(file.definition("B").orElseThrow().block().parameters())
                .extracting(Parameter::name)
                .containsExactly("p", "r", "q");
    }

    @Test
    void anAnonymousBlockMaySpecialiseToo() {
        ParameterFile file =
                parse("disksim_ioqueue Q { policy = 1, delay = 0.5 }\ndisksim_disk D { Scheduler = Q { policy = 3 } }");
        BlockValue queue = file.definition("D").orElseThrow().block().block("Scheduler");
        assertThat(queue.integer("policy")).isEqualTo(3);
        assertThat(queue.number("delay")).isEqualTo(0.5);
    }

    @Test
    void aBlockNamedInsideAValueIsASpecificationButNoTopLevelDefinition() {
        ParameterFile file = parse("disksim_disk D { Model = dm_disk M { n = 1 } }");
        assertThat(file.definitions()).extracting(Definition::name).containsExactly("D");
        assertThat(file.definition("M").orElseThrow().block().integer("n")).isEqualTo(1);
    }

    @Test
    void aRedefinitionIsAWarningAndTheFirstStays() {
        ParameterFile file = parse("disksim_bus B { a = 1 }\n  disksim_bus B { a = 2 }");
        assertThat(file.definitions()).hasSize(1);
        assertThat(file.definition("B").orElseThrow().block().integer("a")).isEqualTo(1);
        assertThat(file.warnings())
                .map(ParameterProblem::toString)
                .containsExactly(
                        "t.parv:2:3: specification `B` is defined already at t.parv:1:1; the first one stays; expected a new name");
    }

    @Test
    void gettersPromoteIntegersToNumbersAndNothingElse() {
        BlockValue block = bus("n = 3, l = [ 1.0, 2, x ]");
        assertThat(block.number("n")).isEqualTo(3.0);
        assertThatThrownBy(() -> block.list("l").integers())
                .hasMessage(
                        "t.parv:1:30: number 1.0 in a list of integers; expected only integers" + System.lineSeparator()
                                + "t.parv:1:38: word `x` in a list of integers; expected only integers");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            i | t.parv:1:32: parameter `w` is word `x`; expected `w = <integer>`
            n | t.parv:1:32: parameter `w` is word `x`; expected `w = <number>`
            b | t.parv:1:32: parameter `w` is word `x`; expected `w = <0 or 1>`
            w | t.parv:1:25: parameter `two` is integer 2; expected `two = <word>`
            l | t.parv:1:25: parameter `two` is integer 2; expected `two = <list>`
            k | t.parv:1:25: parameter `two` is integer 2; expected `two = <block>`
            2 | t.parv:1:25: parameter `two` is integer 2; expected `two = <0 or 1>`
            m | t.parv:1:1: block `disksim_bus B` has no parameter `q`; expected `q = <integer>`
            c | t.parv:1:1: block `disksim_bus B` has no parameter `W` (but `w` at t.parv:1:28: case matters); expected `W = <word>`
            """)
    void aWrongTypeIsAProblemAtTheValue(String getter, String message) {
        BlockValue block =
                parse("disksim_bus B {   two = 2, w = x }").definitions().get(0).block();
        assertThatThrownBy(() -> {
                    switch (getter) {
                        case "i" -> block.integer("w");
                        case "n" -> block.number("w");
                        case "b" -> block.bool("w");
                        case "w" -> block.word("two");
                        case "l" -> block.list("two");
                        case "k" -> block.block("two");
                        case "2" -> block.bool("two");
                        case "m" -> block.integer("q");
                        default -> block.word("W");
                    }
                })
                .isInstanceOf(DiskSimSyntaxException.class)
                .hasMessage(message);
    }

    @Test
    void whatWasNeverReadIsListedAlsoInsideReadBlocks() {
        BlockValue block = bus("a = 1, b = dm_disk { c = 2, d = 3 }, e = dm_disk { f = 4 }, g = [ dm_disk { h = 5 } ]");
        block.integer("a");
        block.block("b").integer("c");
        block.list("g");
        assertThat(block.unread()).extracting(Parameter::name).containsExactly("d", "e", "h");
    }

    @Test
    void problemsCollectFailedReadings() {
        BlockValue block = bus("a = x, b = 2");
        ParameterProblems problems = new ParameterProblems();
        assertThat(problems.attempt(() -> block.integer("a"))).isEmpty();
        assertThat(problems.attempt(() -> block.integer("b"))).contains(2L);
        assertThat(problems.sorted()).hasSize(1);
        assertThatThrownBy(problems::throwIfAny).isInstanceOf(DiskSimSyntaxException.class);
    }
}
