package org.spindle.host.cache;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;

/**
 * When DiskSim's cache device destages: the reference's section 7.9, "when the last entry leaves, a timer of idle delay ms is armed
 * (re-armed at each completion)", for the queue of the slow device. Requests below take 5 ms.
 */
class IdentityCacheTest {

    private final Rig rig = new Rig(1);

    private IdentityCache cache() {
        return cache(AdjacentMaps.NONE);
    }

    private IdentityCache cache(AdjacentMaps maps) {
        StoringUnit fast = rig.unit(800, random -> 5 * Rig.MS);
        StoringUnit slow = rig.unit(800, random -> 5 * Rig.MS);
        return new IdentityCache(rig, fast, slow, 200, maps, WriteScheme.BACK, 100 * Rig.MS);
    }

    private void write(IdentityCache cache, long millis, long sector) {
        send(cache, millis, Operation.WRITE, sector);
    }

    private void send(IdentityCache cache, long millis, Operation operation, long sector) {
        rig.events.schedule(
                millis * Rig.MS,
                (op, arg) -> {
                    Request request = new Request().reset(millis, 0, operation, sector, 8);
                    request.expect(done -> {});
                    cache.submit(request);
                },
                0,
                0);
    }

    /** The slow device is idle from 5 ms on; the fast device, which is busy until 55 ms, causes no delay. */
    @Test
    void countsFromTheLastCompletionOfTheSlowDevice() {
        IdentityCache cache = cache();
        write(cache, 0, 300);
        write(cache, 50, 80);
        long[] begun = {-1};
        for (int i = 56; i < 200; i++) {
            long at = i * Rig.MS;
            rig.events.schedule(
                    at,
                    (op, arg) -> begun[0] = begun[0] < 0 && rig.units.get(0).log.size() > 1 ? at : begun[0],
                    0,
                    0);
        }
        rig.events.run();
        assertThat(begun[0]).isBetween(105 * Rig.MS, 106 * Rig.MS);
        assertThat(rig.units.get(1).log).containsExactly("W 300+8", "W 80+8");
    }

    @Test
    void countsNothingWithoutACompletionOfTheSlowDevice() {
        IdentityCache cache = cache();
        write(cache, 0, 0);
        write(cache, 50, 80);
        rig.events.run();
        assertThat(rig.units.get(1).log).isEmpty();
    }

    /** The slow device is busy until 35 ms, when nothing is dirty; the write at 100 ms is destaged 100 ms later. */
    @Test
    void countsAlsoFromCompletionsBeforeAnythingWasDirty() {
        IdentityCache cache = cache();
        write(cache, 30, 300);
        write(cache, 100, 0);
        long[] begun = {-1};
        for (int i = 106; i < 250; i++) {
            long at = i * Rig.MS;
            rig.events.schedule(
                    at,
                    (op, arg) -> begun[0] = begun[0] < 0 && rig.units.get(0).log.size() > 1 ? at : begun[0],
                    0,
                    0);
        }
        rig.events.run();
        assertThat(begun[0]).isBetween(135 * Rig.MS, 136 * Rig.MS);
    }

    /**
     * DiskSim's maps of 200 blocks have 25 bytes each, and the second begins 48 bytes = 384 bits after the first. The reference,
     * section 11: "population happens even beyond Cache size, indexing past the bitmap".
     */
    @Test
    void takesABlockForDirtyThatIsPopulatedWhereTheMapOfDirtyBlocksLies() {
        IdentityCache cache = cache(AdjacentMaps.of(200));
        send(cache, 0, Operation.READ, 400);
        rig.events.run();
        assertThat(rig.units.get(0).log).containsExactly("W 400+8", "R 16+8");
        assertThat(rig.units.get(1).log).containsExactly("R 400+8", "W 16+8");
    }

    /** The bits from 200 to 384 are no part of either map; a block that is cached is only valid. */
    @Test
    void takesNoOtherPopulatedBlockForDirty() {
        IdentityCache cache = cache(AdjacentMaps.of(200));
        send(cache, 0, Operation.READ, 100);
        send(cache, 20, Operation.READ, 376);
        send(cache, 40, Operation.READ, 584);
        rig.events.run();
        assertThat(rig.units.get(1).log).containsExactly("R 100+8", "R 376+8", "R 584+8");
    }

    /** Allocations of 128 KiB and more lie in pages of their own: 1,048,448 blocks take one of just 128 KiB with its header. */
    @ParameterizedTest
    @CsvSource({"1000000, 1000064, true", "1000000, 1000063, false", "1048384, 1048448, true", "1048448, 1048576, false"
    })
    void placesLargeMapsApart(int blocks, long populated, boolean dirties) {
        assertThat(AdjacentMaps.of(blocks).overrun(new BitSet(), populated, populated + 1))
                .isEqualTo(dirties);
    }
}
