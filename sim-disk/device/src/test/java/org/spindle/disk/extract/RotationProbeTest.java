package org.spindle.disk.extract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.random.RandomStreams;
import org.spindle.spi.sim.RandomStream;

/** The rotation of disks whose reads end where their sector has passed. */
class RotationProbeTest {

    private static final RandomStreams STREAMS = new RandomStreams(1, 0);

    /** Seeks take 2 to 14 ms; then the disk waits for the sector, at a random place of the track. */
    private static final class Turning implements ProbedDisk {

        private final double rotation;
        private final RandomStream seeks;
        private double now;

        Turning(double rotation, int stream) {
            this.rotation = rotation;
            seeks = STREAMS.stream("seeks-" + stream);
        }

        @Override
        public long sectors() {
            return 1 << 30;
        }

        @Override
        public int leastSectors() {
            return 1;
        }

        @Override
        public long now() {
            return Math.round(now);
        }

        @Override
        public void read(long sector, int sectors) {
            double place = sector * 0.618_033_988 % 1;
            double arrived = (now + 2e6 + 12e6 * seeks.nextDouble()) / rotation;
            double turns = Math.floor(arrived) + place;
            now = rotation * (turns < arrived ? turns + 1 : turns);
        }

        @Override
        public void write(long sector, int sectors) {
            throw new UnsupportedOperationException("nothing may be written");
        }

        @Override
        public void rest(long nanos) {
            now += nanos;
        }
    }

    @Test
    void aBlockBeyondTheEndIsRefused() {
        DiskProbe probe = new DiskProbe(new Turning(8e6, 0), STREAMS.stream("places"), 1);
        assertThat(probe.read(probe.blocks() - 1)).isPositive();
        assertThatThrownBy(() -> probe.read(probe.blocks()))
                .isInstanceOf(ExtractionException.class)
                .hasMessageContaining("beyond the end of the disk");
    }

    /** With hundreds of evictions between two reads of the sector the times between these differ by few per cent. */
    @ParameterizedTest
    @CsvSource({"1, 8333333.333", "17, 8333333.333", "129, 8333333.333", "257, 11111111.111", "513, 4000000"})
    void theRotationIsFoundHoweverManyReadsAreBetween(int others, double rotation) {
        for (int stream = 0; stream < 5; stream++) {
            DiskProbe probe = new DiskProbe(new Turning(rotation, stream), STREAMS.stream("places-" + stream), 1);
            probe.others(others);
            assertThat(RotationProbe.find(probe)).isCloseTo(rotation, within(1.0));
        }
    }
}
