package org.spindle.host.redcap;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.spindle.testkit.sim.TestMetrics;

/** The four states, and the checks that change them (section 2.3.3). */
class ActivationTest {

    private enum State {
        ACTIVE,
        PENDING_INACTIVE,
        INACTIVE,
        PENDING_ACTIVE
    }

    private final TestMetrics measured = new TestMetrics();
    private final RedcapMetrics metrics = new RedcapMetrics(measured);
    private int turnedOff;
    private final Activation activation = new Activation(true, metrics, () -> turnedOff++);

    /** Intervals of two reads; two bad checks turn the cache off, one good check turns it on. */
    private CheckedRule rule(boolean checksWhilePending) {
        return rule(checksWhilePending, 2);
    }

    private CheckedRule rule(boolean checksWhilePending, int window) {
        return new CheckedRule(
                RedcapRig.bind("checks: {interval: 2, least: 2, most: 2, inactiveInterval: 2, window: " + window + "}")
                        .checks(),
                checksWhilePending,
                activation,
                metrics);
    }

    /** Ends a read of four blocks while active: two hit, two missed for 10 each; the prefetch cost so much. */
    private void endActive(CheckedRule rule, long prefetchNanos) {
        ReadCosts costs = new ReadCosts();
        costs.hitBlocks = 2;
        costs.hitNanos = 1;
        costs.missBlocks = 2;
        costs.missNanos = 20;
        costs.prefetchedBlocks = 6;
        costs.prefetchNanos = prefetchNanos;
        activation.ends(true);
        rule.ended(true, costs);
    }

    private void endInactive(CheckedRule rule, long diskHitNanos) {
        ReadCosts costs = new ReadCosts();
        costs.hitBlocks = 2;
        costs.diskHitNanos = diskHitNanos;
        costs.missBlocks = 2;
        costs.missNanos = 20;
        costs.prefetchedBlocks = 6;
        activation.ends(false);
        rule.ended(false, costs);
    }

    private void assertState(State state) {
        assertThat(activation.isOn()).isEqualTo(state == State.ACTIVE || state == State.PENDING_ACTIVE);
        assertThat(activation.isPending()).isEqualTo(state.name().startsWith("PENDING"));
    }

    private void begin(int reads) {
        for (int i = 0; i < reads; i++) {
            activation.begins();
        }
    }

    /** With no read of the old state in progress the change is direct. */
    @Test
    void changesAtOnceIfNothingIsPending() {
        CheckedRule rule = rule(true);
        begin(4);
        endActive(rule, 19);
        endActive(rule, 20);
        assertState(State.ACTIVE);
        endActive(rule, 20);
        endActive(rule, 20);
        assertState(State.INACTIVE);
        assertThat(turnedOff).isEqualTo(1);
        begin(2);
        assertState(State.INACTIVE);
        endInactive(rule, 21);
        endInactive(rule, 21);
        assertState(State.ACTIVE);
    }

    /** Equal costs are good: 1 + 19 for the cache, 2 · 10 from the disk. */
    @Test
    void staysOnIfItCostsAsMuch() {
        CheckedRule rule = rule(true);
        begin(8);
        for (int i = 0; i < 8; i++) {
            endActive(rule, 19);
        }
        assertState(State.ACTIVE);
        assertThat(measured.count("good-checks")).isEqualTo(4);
    }

    /** New reads are handled in the new state; it is pending until the old ones end, which count for neither state. */
    @Test
    void waitsForReadsOfTheOldState() {
        CheckedRule rule = rule(true);
        begin(6);
        for (int i = 0; i < 4; i++) {
            endActive(rule, 100);
        }
        assertState(State.PENDING_INACTIVE);
        assertThat(activation.isOn()).isFalse();
        endActive(rule, 100);
        assertState(State.PENDING_INACTIVE);
        endActive(rule, 100);
        assertState(State.INACTIVE);
        assertThat(measured.count("checks")).isEqualTo(2);
    }

    /** Version 2: a good check turns the cache on again while reads of the active state are still in progress. */
    @Test
    void undoesAPendingChange() {
        CheckedRule rule = rule(true);
        begin(5);
        for (int i = 0; i < 4; i++) {
            endActive(rule, 100);
        }
        begin(3);
        endInactive(rule, 1000);
        endInactive(rule, 1000);
        assertState(State.PENDING_ACTIVE);
        assertThat(measured.count("changes-taken-back")).isEqualTo(1);
        endInactive(rule, 1000);
        assertState(State.ACTIVE);
    }

    /** Version 1: no check before the old reads have ended; the interval begins then. */
    @Test
    void doesNotCheckWhilePendingInVersionOne() {
        CheckedRule rule = rule(false);
        begin(5);
        for (int i = 0; i < 4; i++) {
            endActive(rule, 100);
        }
        begin(5);
        endInactive(rule, 1000);
        endInactive(rule, 1000);
        endInactive(rule, 1000);
        assertState(State.PENDING_INACTIVE);
        endActive(rule, 100);
        assertState(State.INACTIVE);
        endInactive(rule, 1000);
        assertState(State.INACTIVE);
        endInactive(rule, 1000);
        assertState(State.ACTIVE);
    }

    /** Costs of the old state do not count in the new one, even with a large window of reads: (60 + 40) for 8 blocks. */
    @Test
    void ignoresReadsOfTheOldState() {
        CheckedRule rule = rule(true, 4);
        begin(4);
        for (int i = 0; i < 4; i++) {
            endActive(rule, 100);
        }
        begin(2);
        endInactive(rule, 30);
        endInactive(rule, 30);
        assertThat(measured.levels("inactive-cost")).last().isEqualTo((60 + 40) / 8.0);
    }

    /** The estimate for the new state, and the measurement of its first check: (201 + 40) and (60 + 40) for 8 blocks. */
    @Test
    void comparesEstimatesWithMeasurements() {
        CheckedRule rule = rule(true);
        begin(4);
        for (int i = 0; i < 4; i++) {
            endActive(rule, 100);
        }
        begin(2);
        endInactive(rule, 30);
        endInactive(rule, 30);
        assertThat(measured.values("forecast-cost")).containsExactly((40 + 40) / 8L);
        assertThat(measured.values("found-cost")).containsExactly(Math.round((60 + 40) / 8.0));
        assertThat(measured.levels("active-cost").get(0)).isEqualTo((202 + 40) / 8.0);
    }
}
