package org.spindle.flash.ssd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.spindle.flash.FlashRig.response;
import static org.spindle.flash.ssd.SmallSsd.LINK_8K;
import static org.spindle.flash.ssd.SmallSsd.PROGRAM;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.spindle.flash.FlashRig;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.testkit.sim.TestRandom;

/** Placement by turn: docs/ssd.md, "Placement". A plane may then be full of valid pages, and what waits for room goes to any plane. */
class SsdPlacementTest {

    /** Four planes of 16 blocks of 4 pages, of which 42 in each are addressable. */
    private static final String FOUR_PLANES = """
            link: conversation
            queueDepth: 65536
            geometry: {channels: 4, chips: 1, dies: 1, planes: 1, blocks: 16, pages: 4, page: 8 KiB}
            overProvisioning: 0.5
            garbageCollection: {threshold: 0.13}
            placement: {by: turn}
            """;

    private static FlashRig rig(String... sets) {
        return new FlashRig(new SsdFactory(), FlashRig.config(SsdConfig.class, FOUR_PLANES, sets));
    }

    /** Bursts of writes to one in four pages and to any fill planes unequally; each write ends. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "duplex=true",
                "map={cache: 64 B}",
                "cache={size: 64 KiB, dirty: 0.5}",
                "slcCache={dynamic: 3}",
                "slcCache={dynamic: 3, whenFull: fold}",
                "garbageCollection={threshold: 0.13, policy: fifo}"
            })
    void noWriteWaitsForAPlaneThatHasNothingToCollect(String setting) {
        FlashRig rig = rig(
                setting,
                "overProvisioning=0.8",
                "flash={read: [20 us, 30 us], program: [100 us, 300 us], erase: 1 ms}");
        TestRandom random = new TestRandom(1);
        long pages = rig.device().sectors() / 16;
        int sent = 0;
        for (int burst = 0; burst < 200; burst++) {
            boolean isStride = random.nextLong(2) == 0;
            long from = random.nextLong(pages);
            for (int i = 0; i < 40; i++) {
                long page = isStride ? (from + 4 * i) % pages : random.nextLong(pages);
                Operation operation = random.nextLong(10) == 0 ? Operation.DISCARD : Operation.WRITE;
                rig.submitAt(burst * 100_000.0, rig.requests.request(operation, 16 * page, 16));
                sent++;
            }
        }
        rig.run();
        assertThat(rig.done).hasSize(sent);
        assertThat(rig.measured.levels("gc-stalling")).contains(1.0).endsWith(0.0);
    }

    /** The turns go on over planes; with the fifth write it is the first plane's again. */
    @Test
    void theFifthWriteIsForTheFirstPlaneAgain() {
        FlashRig rig = rig();
        Request[] writes = new Request[5];
        for (int i = 0; i < writes.length; i++) {
            writes[i] = rig.writeAt(0, 0, 16);
        }
        rig.run();
        assertThat(response(writes[3])).isEqualTo(4 * LINK_8K + PROGRAM);
        assertThat(response(writes[4])).isEqualTo(LINK_8K + 2 * PROGRAM);
    }

    /**
     * Of two planes of 16 blocks the first gets 60 different pages, which fill 15 of them, and has nothing to collect; the second gets as many
     * copies of one page. When a page of the first is discarded, its block is collected: three copies.
     */
    @Test
    void aPlaneCollectsWhenSomethingOfItBecomesInvalid() {
        for (boolean discards : new boolean[] {false, true}) {
            FlashRig rig = rig("geometry.channels=2");
            for (int i = 0; i < 60; i++) {
                rig.writeAt(20_000 * i, 16 * i, 16);
                rig.writeAt(20_000 * i + 10_000, 16 * 83, 16);
            }
            if (discards) {
                rig.submitAt(2_000_000, rig.requests.request(Operation.DISCARD, 16, 16));
            }
            rig.run();
            assertThat(rig.measured.count("pages-copied")).isEqualTo(discards ? 3 : 0);
        }
    }
}
