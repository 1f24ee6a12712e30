package org.spindle.disk.bus;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.disk.bus.BusProtocol.Asynchronous;
import org.spindle.disk.bus.BusProtocol.Master;
import org.spindle.disk.bus.BusProtocol.Synchronous;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;

/** The time of 512 bytes by each protocol, in both directions. */
class BusProtocolTest {

    /**
     * Hennessy and Patterson 1996, figure 6.8: a slave makes its master wait for whole cycles. Blocks of 4 words, 32 of
     * them in 512 bytes; cycles of 10 ns by hand: 2 arbitration, 1 address, 4 words of 3, and what the slave takes.
     */
    @ParameterizedTest
    @CsvSource({"0, 15", "1, 16", "50, 20", "50.001, 21", "59, 21", "60, 21"})
    void aClockedSlaveTakesWholeCycles(double slaveNanos, int cycles) {
        Synchronous bus = synchronous(slaveNanos, false, Master.DEVICE);
        assertThat(new PaceConfig(Time.ZERO, Time.ZERO, bus).sectorTimes())
                .isEqualTo(new SectorTimes(32 * 150_000L, 32 * 10_000L * cycles));
    }

    /**
     * A reader waits for the slave; with split transactions a second arbitration of 2 cycles replaces the wait of 6. Writes take
     * the same time.
     */
    @ParameterizedTest
    @CsvSource({"DEVICE, false, 15, 21", "DEVICE, true, 15, 17", "HOST, false, 21, 15", "HOST, true, 17, 15"})
    void onlyReadsWaitOrAreSplit(Master master, boolean split, int toHost, int toDevice) {
        Synchronous bus = synchronous(60, split, master);
        assertThat(new PaceConfig(Time.ZERO, Time.ZERO, bus).sectorTimes())
                .isEqualTo(new SectorTimes(32 * 10_000L * toHost, 32 * 10_000L * toDevice));
    }

    /** Figure 6.11, 256 words: 20 ns decoding, four crossings of 10 ns, and 40 ns to drive or 5 ns to take a word. */
    @ParameterizedTest
    @CsvSource({"DEVICE, 65, 100", "HOST, 100, 65"})
    void aHandshakeTakesFourCrossingsPerWord(Master master, int toHost, int toDevice) {
        Asynchronous bus = new Asynchronous(
                Time.ofNanos(10),
                new Size(2),
                new SlaveTimes(Time.ofNanos(20), Time.ofNanos(40), Time.ofNanos(5)),
                master);
        assertThat(new PaceConfig(Time.ZERO, Time.ZERO, bus).sectorTimes())
                .isEqualTo(new SectorTimes(256_000L * toHost, 256_000L * toDevice));
    }

    private static Synchronous synchronous(double slaveNanos, boolean split, Master master) {
        return new Synchronous(
                Time.ofNanos(10), new Size(4), new Size(16), 2, 1, Time.ofNanos(slaveNanos), 3, split, master);
    }
}
