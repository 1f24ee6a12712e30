package org.spindle.host.cache;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import org.junit.jupiter.api.Test;
import org.spindle.testkit.sim.TestRandom;

/** Contract of {@link Lines}: ranges of grains, also across the words of 64 bits that hold them, equal grain by grain. */
class LinesTest {

    private static final int GRAINS = 130;

    private final Lines lines = new Lines(new LineShape(GRAINS, 1, GRAINS), 1, 4);

    /** Grains 60 to 127 of a line of 130, which begin and end within words and fill one. */
    @Test
    void marksARangeAcrossWords() {
        int slot = lines.unused();
        lines.assign(slot, 7);
        lines.makeValid(slot, 60, 128);
        assertThat(lines.isValid(slot, 59)).isFalse();
        assertThat(lines.isValid(slot, 60)).isTrue();
        assertThat(lines.isValid(slot, 127)).isTrue();
        assertThat(lines.isValid(slot, 128)).isFalse();
        assertThat(lines.invalidTo(slot, 0, GRAINS)).isEqualTo(60);
        assertThat(lines.validTo(slot, 60, GRAINS)).isEqualTo(128);
        assertThat(lines.validTo(slot, 60, 100)).isEqualTo(100);
        assertThat(lines.invalidTo(slot, 128, GRAINS)).isEqualTo(GRAINS);
    }

    /** A grain that becomes dirty twice, or clean twice, counts once. */
    @Test
    void countsDirtyGrainsOnce() {
        int slot = lines.unused();
        lines.assign(slot, 0);
        lines.makeDirty(slot, 10, 70);
        lines.makeDirty(slot, 65, 80);
        assertThat(lines.dirtyTotal()).isEqualTo(70);
        lines.makeClean(slot, 0, 20);
        lines.makeClean(slot, 15, 25);
        assertThat(lines.dirtyTotal()).isEqualTo(55);
        assertThat(lines.cleanTo(slot, 0, 25)).isEqualTo(25);
        assertThat(lines.cleanTo(slot, 24, 26)).isEqualTo(25);
        assertThat(lines.dirtyTo(slot, 0, GRAINS)).isEqualTo(80);
        assertThat(lines.dirtyTo(slot, 0, 70)).isEqualTo(70);
        assertThat(lines.dirtyTo(slot, 80, GRAINS)).isEqualTo(80);
    }

    @Test
    void equalsSetsOfGrains() {
        TestRandom random = new TestRandom(1);
        int slot = lines.unused();
        lines.assign(slot, 0);
        BitSet valid = new BitSet();
        BitSet dirty = new BitSet();
        for (int i = 0; i < 2000; i++) {
            int from = (int) random.nextLong(GRAINS + 1);
            int to = from + (int) random.nextLong(GRAINS + 1 - from);
            switch ((int) random.nextLong(4)) {
                case 0 -> {
                    lines.makeValid(slot, from, to);
                    valid.set(from, to);
                }
                case 1 -> {
                    lines.makeInvalid(slot, from, to);
                    valid.clear(from, to);
                }
                case 2 -> {
                    lines.makeDirty(slot, from, to);
                    dirty.set(from, to);
                }
                default -> {
                    lines.makeClean(slot, from, to);
                    dirty.clear(from, to);
                }
            }
            for (int grain = 0; grain < GRAINS; grain++) {
                assertThat(lines.isValid(slot, grain)).isEqualTo(valid.get(grain));
                assertThat(lines.isDirty(slot, grain)).isEqualTo(dirty.get(grain));
            }
            assertThat(lines.dirtyTotal()).isEqualTo(dirty.cardinality());
            assertThat(lines.isDirty(slot)).isEqualTo(!dirty.isEmpty());
            assertThat(lines.validTo(slot, from, to)).isEqualTo(Math.min(to, valid.nextClearBit(from)));
            int next = valid.nextSetBit(from);
            assertThat(lines.invalidTo(slot, from, to)).isEqualTo(next < 0 ? to : Math.min(to, next));
            int nextDirty = dirty.nextSetBit(from);
            assertThat(lines.cleanTo(slot, from, to)).isEqualTo(nextDirty < 0 ? to : Math.min(to, nextDirty));
            int lastDirty = to == 0 ? -1 : dirty.previousSetBit(to - 1);
            assertThat(lines.dirtyTo(slot, from, to)).isEqualTo(Math.max(from, lastDirty + 1));
            boolean isPartly = !valid.isEmpty() && valid.nextClearBit(from) < GRAINS;
            assertThat(lines.isPartlyValid(slot, from)).isEqualTo(isPartly);
        }
    }
}
