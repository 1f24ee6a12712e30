package org.spindle.disk.bus;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Fractions of sectors, of 1 us at full speed, at paces that change. */
class ProgressTest {

    private static final long MICRO = 1_000_000;

    /** 0.1 ten times is less than 1 in binary; a sector is complete at the exact picosecond, not before. */
    @Test
    void tenTenthsAreAWhole() {
        Progress progress = new Progress();
        progress.begin(2, 0, 10 * MICRO);
        for (long at = MICRO; at < 10 * MICRO; at += MICRO) {
            progress.change(at, 10 * MICRO);
        }
        assertThat(progress.sectorsMoved(10 * MICRO - 1)).isZero();
        assertThat(progress.sectorsMoved(10 * MICRO)).isEqualTo(1);
        assertThat(progress.picosLeft()).as("from 9 us on").isEqualTo(11 * MICRO);
    }

    /** Only differences of instants count: here the instants overflow 64 bits. */
    @Test
    void onlyDifferencesOfInstantsCount() {
        Progress progress = new Progress();
        progress.begin(3, Long.MAX_VALUE, MICRO);
        progress.change(Long.MAX_VALUE + MICRO, 3 * MICRO);
        assertThat(progress.picosLeft()).isEqualTo(6 * MICRO);
        assertThat(progress.sectorsMoved(Long.MAX_VALUE + 4 * MICRO)).isEqualTo(2);
    }

    /** A clock finer than the events can ask for an instant before the last change: the progress does not decrease. */
    @Test
    void nothingIsTakenBackBeforeTheLastChange() {
        Progress progress = new Progress();
        progress.begin(3, 0, MICRO);
        progress.change(MICRO, 2 * MICRO);
        assertThat(progress.sectorsMoved(MICRO - 500)).isEqualTo(1);
        assertThat(progress.sectorsMoved(99 * MICRO)).as("there are no more").isEqualTo(3);
    }
}
