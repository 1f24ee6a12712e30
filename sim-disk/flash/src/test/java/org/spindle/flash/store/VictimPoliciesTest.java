package org.spindle.flash.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.spindle.flash.medium.FlashGeometry;
import org.spindle.spi.config.Size;
import org.spindle.testkit.sim.TestRandom;

/**
 * The victims of the policies among blocks whose age and valid pages are known. Of ten blocks of eight pages, eight are full, opened one
 * after the other; their valid pages, and the ratio of benefit to cost (8 - v) age / 2v of Kawaguchi, Nishioka and Motoda (1995), are:
 *
 * <pre>
 * block   0     1     2     3     4     5     6     7
 * valid   8     7     4     8     3     8     1     2
 * age     8     7     6     5     4     3     2     1
 * ratio   -   0.5     3     -  3.33     -     7   1.5
 * </pre>
 */
class VictimPoliciesTest {

    private static final int[] VALID = {8, 7, 4, 8, 3, 8, 1, 2};
    private static final int PAGES = 8;

    private final BlockStore store =
            new BlockStore(new FlashGeometry(1, 1, 1, 1, 10, PAGES, Size.parse("4 KiB")), 64, 0, 1, false);

    @BeforeEach
    void fill() {
        for (int logical = 0; logical < VALID.length * PAGES; logical++) {
            store.programmed(store.write(0, WriteStream.HOST, logical));
        }
        for (int block = 0; block < VALID.length; block++) {
            for (int k = VALID[block]; k < PAGES; k++) {
                store.discard(block * PAGES + k);
            }
        }
    }

    private int victimOf(VictimChoice choice) {
        return choice.policy(3, new TestRandom(1)).choose(store, 0);
    }

    @Test
    void greedyTakesTheBlockWithTheFewestValidPages() {
        assertThat(victimOf(VictimChoice.GREEDY)).isEqualTo(6);
        store.take(6);
        assertThat(victimOf(VictimChoice.GREEDY)).isEqualTo(7);
    }

    /** A block without an invalid page is passed over, as nothing would be gained. */
    @Test
    void fifoTakesTheBlockThatWasOpenedFirst() {
        assertThat(victimOf(VictimChoice.FIFO)).isEqualTo(1);
        store.take(1);
        assertThat(victimOf(VictimChoice.FIFO)).isEqualTo(2);
    }

    /** An old block with four valid pages comes before a new one with two. */
    @Test
    void costBenefitWeighsInvalidPagesByAge() {
        for (int expected : new int[] {6, 4, 2, 7, 1}) {
            int victim = victimOf(VictimChoice.COST_BENEFIT);
            assertThat(victim).isEqualTo(expected);
            store.take(victim);
        }
        assertThat(victimOf(VictimChoice.COST_BENEFIT)).isEqualTo(BlockStore.NONE);
    }

    /** Of three draws the best: block 6 is it unless it is not drawn, with probability (7/8)³ = 0.67. */
    @Test
    void choicesTakeTheBestOfTheirDraws() {
        TestRandom random = new TestRandom(4);
        VictimPolicy three = VictimChoice.D_CHOICES.policy(3, random);
        Map<Integer, Double> share = shares(three, 20_000);
        assertThat(share.get(6)).isBetween(0.32, 0.34);
        assertThat(share.get(7)).isBetween(0.24, 0.26);
    }

    @Test
    void randomTakesAnyFullBlock() {
        VictimPolicy any = VictimChoice.RANDOM.policy(3, new TestRandom(4));
        assertThat(shares(any, 20_000))
                .hasSize(8)
                .allSatisfy((block, share) -> assertThat(share).isBetween(0.115, 0.135));
    }

    private Map<Integer, Double> shares(VictimPolicy policy, int draws) {
        Map<Integer, Double> shares = new TreeMap<>();
        for (int i = 0; i < draws; i++) {
            shares.merge(policy.choose(store, 0), 1.0 / draws, Double::sum);
        }
        return shares;
    }

    @ParameterizedTest
    @EnumSource(VictimChoice.class)
    void openBlocksAndBlocksBeingProgrammedAreLeftAlone(VictimChoice choice) {
        for (int block = 0; block < VALID.length; block++) {
            store.take(block);
        }
        for (int k = 0; k < PAGES; k++) {
            store.write(0, WriteStream.HOST, 0);
        }
        assertThat(victimOf(choice)).isEqualTo(BlockStore.NONE);
        for (int k = 0; k < PAGES; k++) {
            store.programmed(8 * PAGES + k);
        }
        assertThat(victimOf(choice)).isEqualTo(8);
    }
}
