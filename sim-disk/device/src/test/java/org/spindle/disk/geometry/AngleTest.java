package org.spindle.disk.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Whole-number angles (reference text 3.5 and 11.1). */
class AngleTest {

    /** Reference text 11.1: spt 96 has w = 44739242, residue 64. */
    @Test
    void width_and_residue_of_a_slot() {
        assertThat(Angle.slotWidth(96)).isEqualTo(44739242);
        assertThat(Angle.residue(96)).isEqualTo(64);
    }

    /** A single slot fills the circle, whose width does not fit: it wraps to zero. */
    @Test
    void powers_of_two_divide_the_circle() {
        assertThat(Angle.slotWidth(1)).isZero();
        assertThat(Angle.residue(256)).isZero();
    }

    /** Reference text 3.5: add(a, m, q) = (a + m q + g floor((a + m q) / 2^32)) mod 2^32. */
    @Test
    void the_residue_is_given_back_at_each_passage_of_zero() {
        assertThat(Angle.advance(0, 96, 44739242, 64)).isEqualTo((int) (96L * 44739242));
        assertThat(Angle.advance(0, 97, 44739242, 64)).isEqualTo(44739242 - 64 + 64);
        assertThat(Angle.advance(0, 3 * 96 + 1, 44739242, 64)).isEqualTo(44739242 - 3 * 64 + 3 * 64);
        assertThat(Angle.advance(-1, 1, 1, 5)).isEqualTo(5);
    }

    /** Reference text 2.3: the fraction of a skew in sectors is dropped, of one in revolutions the whole turns. */
    @Test
    void skews() {
        assertThat(Skew.ofSectors(14.9, 96)).isEqualTo(626349388);
        assertThat(Skew.ofRevolutions(0.25)).isEqualTo(1 << 30);
        assertThat(Skew.ofRevolutions(3.25)).isEqualTo(1 << 30);
        assertThat(Skew.ofRevolutions(0.75)).isEqualTo(3 << 30);
    }

    @Test
    void revolutions_of_an_angle() {
        assertThat(Angle.toRevolutions(3 << 30)).isEqualTo(0.75);
        assertThat(Angle.ofRevolutions(-0.25)).isEqualTo(3 << 30);
    }
}
