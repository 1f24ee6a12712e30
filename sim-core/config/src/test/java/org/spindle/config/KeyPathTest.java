package org.spindle.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KeyPathTest {

    @ParameterizedTest
    @ValueSource(
            strings = {"", "a", "a.b-c.d_1", "zones[2].x", "a[0][1]", "[\"a b\"].c", "a[\"x\\\"y\\\\z\"]", "[3].a"})
    void whatIsReadIsWrittenBack(String text) {
        assertThat(KeyPath.parse(text)).hasToString(text);
    }

    @Test
    void stepsAreKeysAndIndices() {
        assertThat(KeyPath.parse("zones[2].x[\"a.b\"]"))
                .isEqualTo(KeyPath.ROOT.key("zones").index(2).key("x").key("a.b"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {".a", "a.", "a..b", "a[", "a[x]", "a[-1]", "a b", "a[1]b", "a.[1]", "a[9999999999]", "[\"a]"})
    void whatIsNoPathIsRefused(String text) {
        assertThatThrownBy(() -> KeyPath.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("'" + text + "' is not a path of keys, from character ");
    }
}
