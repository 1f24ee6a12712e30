package org.spindle.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.spindle.config.TestStack.Stack;

/** Sections are of the YAML 1.2.2 specification. */
class YamlTest {

    private static Stack read(String text) {
        return TestStack.load(text).value();
    }

    private static Node parse(String text) {
        ProblemList problems = new ProblemList();
        Node node = YamlReader.read(new Source("x", TestStack.DIRECTORY), true, text, problems);
        problems.throwIfAny();
        return node;
    }

    /** JSON is a subset of YAML 1.2 (section 1.2). */
    @Test
    void jsonIsYaml() {
        Stack stack = read(
                "{\"devices\": {\"d\": {\"type\": \"hdd\", \"rpm\": \"5400 rpm\"}}, \"seed\": 3,\n\t\"weights\": [0.5]}");
        assertThat(stack.seed()).isEqualTo(3);
        assertThat(stack.weights()).containsExactly(0.5);
        assertThat(stack.devices().get("d").config()).isInstanceOf(TestStack.Drive.class);
    }

    /** The core schema (section 10.3.2): off, yes and 010 are not what YAML 1.1 made of them. */
    @Test
    void theCoreSchemaDecidesWhatAScalarIs() {
        MapNode map = (MapNode)
                parse(
                        "{a: off, b: 'true', c: true, d: 0o10, e: 0x1f, f: 1e3, g: ~, h: 2001-12-14, i: .5, j: NO, k: 1:30, l: ''}");
        assertThat(map.entries().values().stream().map(entry -> ((ScalarNode) entry.value()).form()))
                .containsExactly(
                        ScalarNode.Form.TEXT,
                        ScalarNode.Form.TEXT,
                        ScalarNode.Form.BOOLEAN,
                        ScalarNode.Form.INTEGER,
                        ScalarNode.Form.INTEGER,
                        ScalarNode.Form.FLOAT,
                        ScalarNode.Form.NULL,
                        ScalarNode.Form.TEXT,
                        ScalarNode.Form.FLOAT,
                        ScalarNode.Form.TEXT,
                        ScalarNode.Form.TEXT,
                        ScalarNode.Form.TEXT);
    }

    /** Octal and hexadecimal integers (section 10.3.2), and whole numbers in scientific notation. */
    @Test
    void wholeNumbersAreReadInEveryNotation() {
        assertThat(read("{devices: {}, seed: 0o17}").seed()).isEqualTo(15);
        assertThat(read("{devices: {}, seed: 0xff}").seed()).isEqualTo(255);
        assertThat(read("{devices: {}, seed: 1e6}").seed()).isEqualTo(1_000_000);
        assertThat(read("{devices: {}, seed: +7}").seed()).isEqualTo(7);
        assertThat(read("{devices: {}, seed: -9223372036854775808}").seed()).isEqualTo(Long.MIN_VALUE);
    }

    /** Merge key (yaml.org/type/merge): own keys win over merged ones, earlier maps over later ones. */
    @Test
    void mergedKeysYieldToOwnOnes() {
        MapNode map = (MapNode) parse("""
                a: &a {x: 1, y: 1}
                b: &b {x: 2, y: 2, z: 2}
                c:
                  x: 3
                  <<: [*a, *b]
                """);
        MapNode merged = (MapNode) map.get("c");
        assertThat(merged.entries().keySet()).containsExactly("x", "y", "z");
        assertThat(merged.entries().values().stream().map(entry -> ((ScalarNode) entry.value()).text()))
                .containsExactly("3", "1", "2");
        assertThat(merged.get("y").origin()).hasToString("x:1:17");
    }

    /** Aliases (section 7.1) stand for the whole node; a quoted "<<" is an ordinary key. */
    @Test
    void aliasesStandForWholeNodes() {
        MapNode map = (MapNode) parse("{a: &a [1, 2], b: *a, c: {\"<<\": 3}, d: &a 5, e: *a}");
        assertThat(map.get("b")).isEqualTo(map.get("a"));
        assertThat(((MapNode) map.get("c")).entries().keySet()).containsExactly("<<");
        assertThat(((ScalarNode) map.get("e")).text()).isEqualTo("5");
    }

    /** A mark counts characters, not UTF-16 units. */
    @Test
    void columnsCountCharacters() {
        MapNode map = (MapNode) parse("{\"\uD83D\uDCBE\": 1, b: 2}");
        assertThat(map.get("b").origin()).hasToString("x:1:13");
    }

    @Test
    void documentMarkersAreNoContent() {
        assertThat(read("---\ndevices: {}\n...\n").seed()).isEqualTo(1);
    }

    @Test
    void textMayLookLikeANumber() {
        assertThat(read("{devices: {}, note: 9332, groups: {1: [true, 0x10]}}"))
                .extracting(Stack::note, Stack::groups)
                .containsExactly("9332", Map.of("1", List.of("true", "0x10")));
    }
}
