package org.spindle.flash.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.flash.medium.FlashGeometry;
import org.spindle.flash.medium.PlaneOrder;
import org.spindle.spi.config.Size;
import org.spindle.testkit.sim.TestRandom;

/**
 * Write amplification of uniform random writes against the mean field of Van Houdt (SIGMETRICS 2013). The formula is for the pages
 * in full blocks; two free blocks are kept, and the pages of the two open blocks, half written on average, are valid.
 */
class WriteAmplificationTest {

    private static final int BLOCKS = 2048;
    private static final int PAGES = 64;
    private static final int THRESHOLD = 2;

    private static final FlashGeometry ONE_PLANE = new FlashGeometry(1, 1, 1, 1, BLOCKS, PAGES, Size.parse("4 KiB"));

    private static double utilisation(int logical) {
        int open = 2;
        return (logical - open * PAGES / 2.0) / ((BLOCKS - THRESHOLD - open) * (double) PAGES);
    }

    private static int logical(double overProvisioning) {
        return (int) (BLOCKS * PAGES / (1 + overProvisioning));
    }

    @ParameterizedTest
    @CsvSource({
        "GREEDY, 0.07, 0", "GREEDY, 0.15, 0", "GREEDY, 0.28, 0",
        "D_CHOICES, 0.07, 2", "D_CHOICES, 0.15, 2", "D_CHOICES, 0.28, 2",
        "D_CHOICES, 0.07, 11", "D_CHOICES, 0.15, 11", "D_CHOICES, 0.28, 11",
        "RANDOM, 0.15, 1", "RANDOM, 0.28, 1"
    })
    void writingReachesTheAnalyticResult(VictimChoice choice, double overProvisioning, int choices) {
        int logical = logical(overProvisioning);
        BlockStore store = new BlockStore(ONE_PLANE, logical, 0, 1, true);
        TestRandom random = new TestRandom(11);
        Preconditioning writes = new Preconditioning(store, new PlaneOrder("CWDP", ONE_PLANE), random);
        writes.sequential(logical);
        PlaneCollection collection = new PlaneCollection(store, choice.policy(Math.max(1, choices), random), THRESHOLD);
        writes.overwrite(logical, 4L * logical, collection);
        long before = collection.moved();
        long measured = 4L * logical;
        writes.overwrite(logical, measured, collection);
        double amplification = 1 + (collection.moved() - before) / (double) measured;

        int d = choice == VictimChoice.GREEDY ? SteadyState.GREEDY : choices;
        double analytic = new SteadyState(PAGES, utilisation(logical), d).writeAmplification();
        assertThat(amplification).isCloseTo(analytic, within(0.03 * analytic));
    }

    /**
     * The oldest block first: between the writing of a block and its collection the host writes 1 - x of all pages, x being the share
     * of valid pages of victims, so that x = exp(-(1 - x) / u) and the amplification is 1 / (1 - x) (Desnoyers, SYSTOR 2012).
     */
    @ParameterizedTest
    @CsvSource({"0.07", "0.15", "0.28"})
    void theOldestFirstReachesItsClosedForm(double overProvisioning) {
        int logical = logical(overProvisioning);
        BlockStore store = new BlockStore(ONE_PLANE, logical, 0, 1, true);
        TestRandom random = new TestRandom(7);
        Preconditioning writes = new Preconditioning(store, new PlaneOrder("CWDP", ONE_PLANE), random);
        writes.sequential(logical);
        PlaneCollection collection = new PlaneCollection(store, VictimChoice.FIFO.policy(1, random), THRESHOLD);
        writes.overwrite(logical, 3L * logical, collection);
        long before = collection.moved();
        long measured = 4L * logical;
        writes.overwrite(logical, measured, collection);

        double valid = 0;
        for (int i = 0; i < 10_000; i++) {
            valid = Math.exp(-(1 - valid) / utilisation(logical));
        }
        double analytic = 1 / (1 - valid);
        assertThat(1 + (collection.moved() - before) / (double) measured).isCloseTo(analytic, within(0.03 * analytic));
    }

    /** A drive that begins in the steady state has its amplification from the first writes on. */
    @ParameterizedTest
    @CsvSource({"GREEDY, 0.07, 0", "GREEDY, 0.28, 0", "D_CHOICES, 0.15, 4"})
    void theSteadyStateByFormulaIsTheOneThatWritingReaches(VictimChoice choice, double overProvisioning, int choices) {
        int logical = logical(overProvisioning);
        BlockStore store = new BlockStore(ONE_PLANE, logical, 0, 1, true);
        TestRandom random = new TestRandom(3);
        Preconditioning state = new Preconditioning(store, new PlaneOrder("CWDP", ONE_PLANE), random);
        int d = choice == VictimChoice.GREEDY ? SteadyState.GREEDY : choices;
        state.steady(logical, d, THRESHOLD + 2);
        PlaneCollection collection = new PlaneCollection(store, choice.policy(Math.max(1, choices), random), THRESHOLD);
        long measured = logical / 2;
        state.overwrite(logical, measured, collection);
        double amplification = 1 + collection.moved() / (double) measured;
        double analytic = new SteadyState(PAGES, utilisation(logical), d).writeAmplification();
        assertThat(amplification).isCloseTo(analytic, within(0.05 * analytic));
    }

    /** Random victims have u valid on average, so that the amplification is 1 / (1 - u), whatever the block. */
    @ParameterizedTest
    @CsvSource({"0.5", "0.8", "0.93"})
    void oneChoiceIsTheRandomPolicy(double utilisation) {
        assertThat(new SteadyState(64, utilisation, 1).writeAmplification())
                .isCloseTo(1 / (1 - utilisation), within(1e-6));
    }

    /** Many choices approach the greedy algorithm from above. */
    @Test
    void greedyIsTheLimitOfManyChoices() {
        double greedy = new SteadyState(64, 0.9, SteadyState.GREEDY).writeAmplification();
        double last = Double.POSITIVE_INFINITY;
        for (int d : new int[] {1, 2, 4, 8, 16, 64, 1024}) {
            double amplification = new SteadyState(64, 0.9, d).writeAmplification();
            assertThat(amplification).isLessThan(last).isGreaterThanOrEqualTo(greedy - 1e-9);
            last = amplification;
        }
        assertThat(last).isCloseTo(greedy, within(0.01 * greedy));
    }

    /**
     * Large blocks under the greedy algorithm: the share x of valid pages of victims follows from u = (x - 1) / ln x, and the
     * amplification is 1 / (1 - x) (Menon 1995; Desnoyers, SYSTOR 2012). x = 0.5 gives u = 0.7213.
     */
    @Test
    void largeBlocksFollowTheLogarithmicFormula() {
        double u = 0.5 / Math.log(2);
        assertThat(new SteadyState(100_000, u, SteadyState.GREEDY).writeAmplification())
                .isCloseTo(2, within(0.001));
    }

    @Test
    void aFullStoreHasNoSteadyState() {
        assertThatThrownBy(() -> new SteadyState(64, 1, 2)).hasMessageContaining("between 0 and 1");
    }
}
