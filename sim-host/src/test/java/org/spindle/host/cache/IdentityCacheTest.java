package org.spindle.host.cache;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;

/**
 * When DiskSim's cache device destages: the reference's section 7.9, "when the last entry leaves, a timer of idle delay ms is armed
 * (re-armed at each completion)", for the queue of the slow device. Requests below take 5 ms.
 */
class IdentityCacheTest {

    private final Rig rig = new Rig(1);

    private IdentityCache cache() {
        StoringUnit fast = rig.unit(400, random -> 5 * Rig.MS);
        StoringUnit slow = rig.unit(400, random -> 5 * Rig.MS);
        return new IdentityCache(rig, fast, slow, 200, WriteScheme.BACK, 100 * Rig.MS);
    }

    private void write(IdentityCache cache, long millis, long sector) {
        rig.events.schedule(
                millis * Rig.MS,
                (op, arg) -> {
                    Request request = new Request().reset(millis, 0, Operation.WRITE, sector, 8);
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
}
