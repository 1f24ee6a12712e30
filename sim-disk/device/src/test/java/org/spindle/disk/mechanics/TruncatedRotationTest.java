package org.spindle.disk.mechanics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.spindle.disk.geometry.Angle;

class TruncatedRotationTest {

    private static final int CASES = 2000;

    private final SplittableRandom random = new SplittableRandom(41);

    /** The contract of {@link Rotation#passRun}: the same angles and times as slots that pass one by one. */
    @Test
    void passesRunsAsSlotsOneByOne() {
        long passed = 0;
        for (int i = 0; i < CASES; i++) {
            passed += compareRun(new TruncatedRotation(3600 + random.nextInt(12000)), 10 + random.nextInt(500));
        }
        assertThat(passed).isGreaterThan(10 * CASES);
    }

    private int compareRun(TruncatedRotation rotation, int slotsPerTrack) {
        int width = Angle.slotWidth(slotsPerTrack);
        long picos = random.nextLong(1_000_000_000_000L);
        rotation.arrived(picos / 1000, (int) (picos % 1000));
        long elapsed = random.nextLong(rotation.periodPicos());
        picos += elapsed;
        if (random.nextBoolean()) {
            rotation.sectorBegins(picos / 1000, (int) (picos % 1000), elapsed);
            elapsed = rotation.passPicos(0, 0, 0, width);
            picos += elapsed;
        }
        Rotation single = rotation.copy();
        SlotRun run = new SlotRun();
        long limit = random.nextLong(rotation.periodPicos());
        rotation.passRun(picos / 1000, (int) (picos % 1000), elapsed, 0, width, slotsPerTrack, limit, run);

        long time = picos;
        long before = elapsed;
        long rounded = 0;
        for (int slot = 0; slot < run.slots; slot++) {
            single.sectorBegins(time / 1000, (int) (time % 1000), before);
            before = single.passPicos(time / 1000, (int) (time % 1000), 0, width);
            rounded += (before + 500) / 1000;
            time += before;
        }
        assertThat(run.picos).isEqualTo(time - picos).isLessThanOrEqualTo(limit);
        assertThat(run.nanos).isEqualTo(rounded);
        long last = run.slots == 0 ? elapsed : run.lastPicos;
        assertThat(last).isEqualTo(before);
        rotation.sectorBegins(time / 1000, (int) (time % 1000), last);
        single.sectorBegins(time / 1000, (int) (time % 1000), before);
        time += random.nextLong(rotation.periodPicos());
        assertThat(rotation.angleAt(time / 1000, (int) (time % 1000)))
                .isEqualTo(single.angleAt(time / 1000, (int) (time % 1000)));
        return run.slots;
    }
}
