package org.spindle.host.dads;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Equation 4.2 and the lock of section 4.4.3 of González-Férez 2012. */
class ChangeRuleTest {

    private final ChangeRule rule = new ChangeRule(0.05, 5, 7);

    private int decide(int present, long first, long second) {
        return rule.decide(present, new long[] {first, second}, 0);
    }

    @Test
    void wantsAChangeOnlyBelow95Percent() {
        assertThat(decide(0, 1000, 950)).isZero();
        assertThat(decide(0, 1000, 949)).isEqualTo(1);
        assertThat(rule.decide(0, new long[] {1000, 940}, 10)).isZero();
        assertThat(rule.decide(0, new long[] {1000, 940}, 9)).isEqualTo(1);
        assertThat(decide(1, 949, 1000)).isZero();
        assertThat(decide(0, 0, 0)).isZero();
    }

    @Test
    void choosesTheFastestOfMoreThanTwo() {
        assertThat(rule.decide(1, new long[] {900, 1000, 800}, 0)).isEqualTo(2);
        assertThat(rule.decide(1, new long[] {800, 1000, 800}, 0)).isZero();
    }

    @Test
    void locksTheDefaultAfterFiveChangesInARow() {
        int installed = 0;
        for (int check = 1; check <= 4; check++) {
            installed = change(installed);
            assertThat(installed).isEqualTo(check % 2);
            assertThat(rule.isLocked()).isFalse();
        }
        assertThat(change(0)).isZero();
        assertThat(rule.isLocked()).isTrue();
    }

    private int change(int installed) {
        return installed == 0 ? decide(0, 1000, 500) : decide(1, 500, 1000);
    }

    @Test
    void countsChangesInARowOnly() {
        for (int check = 0; check < 4; check++) {
            change(0);
        }
        decide(0, 1000, 1000);
        for (int check = 0; check < 4; check++) {
            assertThat(change(0)).isEqualTo(1);
        }
        assertThat(rule.isLocked()).isFalse();
    }

    @Test
    void endsTheLockAfterSevenQuietChecksInARow() {
        for (int check = 0; check < 5; check++) {
            change(0);
        }
        for (int check = 0; check < 6; check++) {
            assertThat(decide(0, 1000, 1000)).isZero();
        }
        assertThat(change(0)).isZero();
        for (int check = 0; check < 6; check++) {
            decide(0, 1000, 1000);
            assertThat(rule.isLocked()).isTrue();
        }
        decide(0, 1000, 1000);
        assertThat(rule.isLocked()).isFalse();
        assertThat(change(0)).isEqualTo(1);
    }
}
