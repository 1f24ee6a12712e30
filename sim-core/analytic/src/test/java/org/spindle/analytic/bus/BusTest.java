package org.spindle.analytic.bus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BusTest {

    /**
     * Width times clock against the published peaks of Hennessy and Patterson 1996, figures 6.13 and 6.14. They differ for
     * the Challenge (1200) and for the XDBus with all of its 144 bits (1056 with the 128 that carry data).
     */
    @ParameterizedTest
    @CsvSource({"128, 60, 960", "256, 48, 1536", "144, 66, 1188", "128, 66, 1056", "32, 33, 132", "16, 10, 20"})
    void peakBandwidth(int bits, double megahertz, double megabytes) {
        assertThat(new SynchronousBus(bits, megahertz * 1e6).peakBandwidth() / 1e6)
                .isCloseTo(megabytes, within(1e-9));
    }

    /** Cycles by hand: 1 arbitration, 1 address, 6 memory, 8 words of 1. */
    @Test
    void splitTransactionsCostLatencyAndBuyBandwidth() {
        ReadTransaction read = new ReadTransaction(1, 1, 6, 1, 8);
        assertThat(read.held()).isEqualTo(16);
        assertThat(read.split()).isEqualTo(11);
        assertThat(read.splitLatency()).isEqualTo(17);
        assertThat(read.splitThroughput()).isGreaterThan(read.heldThroughput());
    }

    @Test
    void handshake() {
        Handshake wire = new Handshake(10e-9, 20e-9, 40e-9);
        assertThat(wire.word()).isCloseTo(100e-9, within(1e-15));
        assertThat(wire.bandwidth(32)).isCloseTo(40e6, within(1.0));
    }

    @Test
    void refusals() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new SynchronousBus(0, 1))
                .withMessage("bus width in bits is 0; it has to be 1 or more");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new ReadTransaction(1, 1, 1, 0, 1))
                .withMessage("time per word is 0.0; it has to be greater than 0");
    }
}
