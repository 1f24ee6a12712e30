package org.spindle.host.virtualdisk;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.spindle.spi.config.Size;

/** The rules of section 4.3.1 of González-Férez 2012: segments of 1 MiB, read-ahead of 256 and 64 sectors. */
class SimulatedDriveCacheTest {

    private static final long FAR = 1_000_000;

    private static SimulatedDriveCache cache(int segments, int writeSegments, boolean readsWritten) {
        return new SimulatedDriveCache(
                new DriveCacheConfig(
                        Size.ofSectors(2048L * segments),
                        segments,
                        writeSegments,
                        Size.ofSectors(256),
                        Size.ofSectors(64),
                        Size.ofSectors(128),
                        readsWritten),
                1L << 30);
    }

    @Test
    void readsAheadAroundTheFirstAccessOfASegment() {
        SimulatedDriveCache cache = cache(4, 0, true);
        assertThat(cache.read(FAR, 8, FAR)).isFalse();
        assertThat(cache.read(FAR - 32, 8, 40)).isTrue();
        assertThat(cache.read(FAR + 8 + 24, 8, 40)).isTrue();
        assertThat(cache.read(FAR + 8 + 32, 8, 0)).isFalse();
    }

    @Test
    void readsMoreAheadOfSequentialAccesses() {
        SimulatedDriveCache cache = cache(4, 0, true);
        assertThat(cache.read(FAR, 8, 127)).isFalse();
        assertThat(cache.read(FAR + 8 + 120, 8, 0)).isTrue();
        assertThat(cache.read(FAR + 8 + 128, 8, 0)).isFalse();
        SimulatedDriveCache random = cache(4, 0, true);
        random.read(FAR, 8, 128);
        assertThat(random.read(FAR + 8 + 32, 8, 0)).isFalse();
    }

    @Test
    void doublesTheReadAheadOfASegmentThatWasHitUpToTheMost() {
        SimulatedDriveCache cache = cache(4, 0, true);
        cache.read(FAR, 8, FAR);
        long end = FAR + 8 + 32;
        for (int ahead : new int[] {128, 256, 256}) {
            assertThat(cache.read(end - 8, 8, 0)).isTrue();
            assertThat(cache.read(end, 8, 0)).isFalse();
            end += 8 + ahead;
            assertThat(cache.end(0)).isEqualTo(end);
        }
        assertThat(cache.read(end, 8, 0)).isFalse();
        assertThat(cache.end(0)).isEqualTo(end + 8 + 256);
    }

    @Test
    void readsOnInTheDirectionOfTheAccesses() {
        SimulatedDriveCache cache = cache(4, 0, true);
        cache.read(FAR, 8, FAR);
        assertThat(cache.read(FAR - 40, 8, 0)).isFalse();
        assertThat(cache.begin(0)).isEqualTo(FAR - 40 - 64);
        assertThat(cache.read(FAR - 40 - 64, 8, 0)).isTrue();
    }

    @Test
    void missesIfOnlyAPartIsThere() {
        SimulatedDriveCache cache = cache(4, 0, true);
        cache.read(FAR, 8, FAR);
        assertThat(cache.read(FAR + 32, 16, 0)).isFalse();
    }

    @Test
    void replacesTheLeastRecentlyUsedSegment() {
        SimulatedDriveCache cache = cache(2, 0, true);
        cache.read(FAR, 8, FAR);
        cache.read(2 * FAR, 8, FAR);
        assertThat(cache.read(FAR, 8, FAR)).isTrue();
        cache.read(3 * FAR, 8, FAR);
        assertThat(cache.read(FAR, 8, FAR)).isTrue();
        assertThat(cache.read(2 * FAR, 8, FAR)).isFalse();
    }

    @Test
    void storesWrittenDataAndInvalidatesOverwrittenData() {
        SimulatedDriveCache cache = cache(4, 1, true);
        cache.read(FAR, 8, FAR);
        cache.write(FAR, 8);
        assertThat(cache.read(FAR, 8, 0)).isTrue();
        assertThat(cache.read(FAR - 8, 16, 0)).isFalse();
        SimulatedDriveCache without = cache(4, 1, false);
        without.read(FAR, 8, FAR);
        without.write(FAR, 8);
        assertThat(without.read(FAR, 8, 0)).isFalse();
    }

    @Test
    void neverHoldsMoreThanASegment() {
        SimulatedDriveCache cache = cache(2, 0, true);
        for (long sector = FAR; sector < FAR + 10_000; sector += 8) {
            cache.read(sector, 8, 0);
            assertThat(cache.end(0) - cache.begin(0)).isBetween(8L, 2048L);
        }
        cache.read(3 * FAR, 4096, FAR);
        assertThat(cache.end(1) - cache.begin(1)).isEqualTo(2048L);
    }
}
