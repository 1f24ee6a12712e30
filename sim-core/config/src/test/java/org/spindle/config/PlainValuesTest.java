package org.spindle.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PlainValuesTest {

    private static final ConfigLoader LOADER = new ConfigLoader(TestStack.TYPES);

    @Test
    void valuesAreReadAsTheirTextWouldBe() {
        Map<String, Object> values = Map.of(
                "devices", Map.of("d", Map.of("type", "hdd", "rpm", "7200 rpm")), "groups", Map.of("a", List.of("d")));
        String text = "{devices: {d: {type: hdd, rpm: 7200 rpm}}, groups: {a: [d]}}";
        assertThat(load(values).effective().canonicalYaml())
                .isEqualTo(TestStack.load(text).effective().canonicalYaml());
    }

    @Test
    void numbersAndTruthValuesHaveTheirForms() {
        PlainValues plain = new PlainValues(new Source("plan", TestStack.DIRECTORY));
        MapNode read = plain.map(Map.of(
                "whole",
                7L,
                "broken",
                2.5e-7,
                "true",
                true,
                "text",
                "7",
                "decimal",
                new BigDecimal("0.75"),
                "wholeDecimal",
                new BigDecimal("16"),
                "large",
                new BigDecimal("1E+3")));
        assertThat(scalar(read, "whole"))
                .extracting(ScalarNode::text, ScalarNode::form)
                .containsExactly("7", ScalarNode.Form.INTEGER);
        assertThat(scalar(read, "broken"))
                .extracting(ScalarNode::text, ScalarNode::form)
                .containsExactly("2.5E-7", ScalarNode.Form.FLOAT);
        assertThat(scalar(read, "decimal").form()).isEqualTo(ScalarNode.Form.FLOAT);
        assertThat(scalar(read, "wholeDecimal").form()).isEqualTo(ScalarNode.Form.INTEGER);
        assertThat(scalar(read, "large").form()).isEqualTo(ScalarNode.Form.FLOAT);
        assertThat(scalar(read, "true").form()).isEqualTo(ScalarNode.Form.BOOLEAN);
        assertThat(scalar(read, "text").form()).isEqualTo(ScalarNode.Form.TEXT);
    }

    @Test
    void mistakesNameTheValuesAsAWhole() {
        assertThatThrownBy(() -> load(Map.of("devices", Map.of("d", Map.of("type", "hdd", "rpm", "1 s")))))
                .isInstanceOf(ConfigException.class)
                .hasMessageContaining("at plan   devices.d.rpm");
    }

    @Test
    void whatHasNoFormInJsonIsRefused() {
        PlainValues plain = new PlainValues(new Source("plan", TestStack.DIRECTORY));
        assertThatThrownBy(() -> plain.map(Map.of("a", Double.NaN))).hasMessageContaining("NaN");
        assertThatThrownBy(() -> plain.map(Map.of("a", new Object()))).isInstanceOf(IllegalArgumentException.class);
    }

    private static ScalarNode scalar(MapNode map, String key) {
        return (ScalarNode) map.entries().get(key).value();
    }

    private static Loaded<TestStack.Stack> load(Map<String, Object> values) {
        return LOADER.load("plan", values, TestStack.DIRECTORY, List.of(), TestStack.Stack.class);
    }
}
