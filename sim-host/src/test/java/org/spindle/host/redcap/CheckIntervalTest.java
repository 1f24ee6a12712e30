package org.spindle.host.redcap;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Section 2.3.3: the length of the interval, and the number of checks that change the state. */
class CheckIntervalTest {

    private static CheckInterval interval(String checks) {
        return new CheckInterval(RedcapRig.bind("checks: {" + checks + "}").checks());
    }

    /** 100, four good checks, 200, a bad one, 100, a bad one: off, 100; a good one: on, 100. */
    @Test
    void followsTheSequenceOfTheThesis() {
        CheckInterval interval = interval("");
        assertThat(interval.length()).isEqualTo(100);
        for (int i = 0; i < 3; i++) {
            assertThat(interval.turnsOff(true)).isFalse();
            assertThat(interval.length()).isEqualTo(100);
        }
        assertThat(interval.turnsOff(true)).isFalse();
        assertThat(interval.length()).isEqualTo(200);
        assertThat(interval.turnsOff(false)).isFalse();
        assertThat(interval.length()).isEqualTo(100);
        assertThat(interval.turnsOff(false)).isTrue();
        assertThat(interval.length()).isEqualTo(100);
        assertThat(interval.turnsOn(false)).isFalse();
        assertThat(interval.length()).isEqualTo(100);
        assertThat(interval.turnsOn(true)).isTrue();
        assertThat(interval.length()).isEqualTo(100);
    }

    /** Only successive checks count: a good one between two bad ones keeps the cache on. The interval stays between 50 and 200. */
    @Test
    void countsConsecutiveChecks() {
        CheckInterval interval = interval("");
        for (int i = 0; i < 3; i++) {
            assertThat(interval.turnsOff(false)).isFalse();
            assertThat(interval.length()).isEqualTo(50);
            assertThat(interval.turnsOff(true)).isFalse();
        }
        for (int i = 0; i < 2; i++) {
            interval.turnsOff(true);
        }
        assertThat(interval.length()).isEqualTo(50);
        interval.turnsOff(true);
        assertThat(interval.length()).isEqualTo(100);
        for (int i = 0; i < 8; i++) {
            interval.turnsOff(true);
        }
        assertThat(interval.length()).isEqualTo(200);
    }

    @Test
    void doublesOnceInARunOfGoodChecksIfTheCountDoesNotRestart() {
        CheckInterval interval = interval("countAnew: false, most: 1000");
        for (int i = 0; i < 12; i++) {
            interval.turnsOff(true);
        }
        assertThat(interval.length()).isEqualTo(200);
    }

    @Test
    void halvesAtEachBadCheckIfConfigured() {
        CheckInterval once = interval("badToTurnOff: 4, least: 10");
        CheckInterval each = interval("badToTurnOff: 4, least: 20, halveEachTime: true");
        for (int i = 0; i < 3; i++) {
            once.turnsOff(false);
            each.turnsOff(false);
        }
        assertThat(once.length()).isEqualTo(50);
        assertThat(each.length()).isEqualTo(20);
        assertThat(once.turnsOff(false)).isTrue();
    }

    @Test
    void needsSeveralGoodChecksToTurnOnIfConfigured() {
        CheckInterval interval = interval("goodToTurnOn: 2, inactiveInterval: 30");
        interval.turnsOff(false);
        assertThat(interval.turnsOff(false)).isTrue();
        assertThat(interval.length()).isEqualTo(30);
        assertThat(interval.turnsOn(true)).isFalse();
        assertThat(interval.turnsOn(false)).isFalse();
        assertThat(interval.turnsOn(true)).isFalse();
        assertThat(interval.turnsOn(true)).isTrue();
        assertThat(interval.length()).isEqualTo(100);
    }
}
