package org.spindle.disk.mechanics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.spindle.disk.geometry.Angle;

class SteadyRotationTest {

    private static final int[] SPEEDS = {3600, 4500, 5400, 5900, 6400, 7200, 10000, 10025, 10045, 12000, 15000};

    private final Random random = new Random(20);

    /** The contract of {@link Rotation#passRun}: each slot takes the time of {@link Rotation#passPicos}, to the picosecond. */
    @Test
    void runOfSlotsTakesTheTimesOfItsSlots() {
        long passed = 0;
        long wanted = 0;
        for (int i = 0; i < 3000; i++) {
            SteadyRotation rotation = new SteadyRotation(SPEEDS[random.nextInt(SPEEDS.length)]);
            int slots = 60 + random.nextInt(3000);
            int most = 1 + random.nextInt(slots - 1);
            wanted += most;
            passed += comparedRun(rotation, slots, most);
        }
        assertThat((double) passed).isGreaterThan(0.9 * wanted);
    }

    /** The contract of {@link Rotation#leastTurnPicos}, often close to the moment at which the angle passes. */
    @Test
    void boundsTheTurnFromAnyLaterTime() {
        int tight = 0;
        int runs = 200_000;
        for (int i = 0; i < runs; i++) {
            SteadyRotation rotation = new SteadyRotation(SPEEDS[random.nextInt(SPEEDS.length)]);
            long nanos = random.nextLong(1L << 1 + random.nextInt(52));
            int picos = random.nextInt(1000);
            int from = rotation.angleAt(nanos, picos);
            int to = from + random.nextInt() / (random.nextBoolean() ? 1 : 1_000_000);
            long period = rotation.periodPicos();
            long passes = rotation.turnPicos(from, to) + random.nextInt(3) * period;
            long atLeast = i % 2 == 0 ? passes + random.nextLong(-100_000, 100_000) : random.nextLong(3 * period);
            long later = i % 3 == 0 ? random.nextLong(2 * period) : random.nextLong(100_000);
            for (long wait : new long[] {atLeast, atLeast + later}) {
                long time = picos + wait + 1000;
                long then = nanos - 1 + time / 1000;
                if (time >= 0 && then >= 0) {
                    int angle = rotation.angleAt(then, (int) (time % 1000));
                    assertThat(rotation.leastTurnPicos(from, to, atLeast))
                            .isLessThanOrEqualTo(wait + rotation.turnPicos(angle, to))
                            .isGreaterThanOrEqualTo(atLeast);
                    boolean isClose =
                            rotation.leastTurnPicos(from, to, atLeast) > wait + rotation.turnPicos(angle, to) - 20;
                    tight += wait == atLeast && isClose ? 1 : 0;
                }
            }
        }
        assertThat((double) tight / runs).isGreaterThan(0.7);
    }

    private int comparedRun(SteadyRotation rotation, int slots, int most) {
        int width = Angle.slotWidth(slots);
        long nanos = random.nextLong(1L << 1 + random.nextInt(62));
        int picos = random.nextInt(1000);
        // Behind some other slots, so that the first slot begins where the one before it has ended.
        int firstEnd = random.nextInt();
        for (int before = 0; before < 3; before++) {
            long time = picos + rotation.passPicos(nanos, picos, firstEnd, width);
            nanos += time / 1000;
            picos = (int) (time % 1000);
            firstEnd += width;
        }
        SlotRun run = new SlotRun();
        rotation.passRun(nanos, picos, 0, firstEnd, width, most, rotation.periodPicos(), run);
        long sum = 0;
        long rounded = 0;
        long last = 0;
        for (int slot = 0; slot < run.slots; slot++) {
            long time = picos + sum;
            long pass = rotation.passPicos(nanos + time / 1000, (int) (time % 1000), firstEnd + slot * width, width);
            sum += pass;
            rounded += (pass + 500) / 1000;
            last = pass;
        }
        assertThat(run.slots).isLessThanOrEqualTo(most);
        assertThat(run.picos).isEqualTo(sum);
        assertThat(run.nanos).isEqualTo(rounded);
        assertThat(run.lastPicos).isEqualTo(last);
        return run.slots;
    }

    /** The last slot of a run ends before the limit, and not much earlier. */
    @Test
    void runEndsBeforeItsLimit() {
        SteadyRotation rotation = new SteadyRotation(7200);
        int width = Angle.slotWidth(1000);
        SlotRun run = new SlotRun();
        for (int i = 0; i < 1000; i++) {
            long limit = random.nextLong(rotation.periodPicos());
            rotation.passRun(0, 0, 0, width, width, 1000, limit, run);
            assertThat(run.picos).isLessThanOrEqualTo(limit).isGreaterThan(limit - 3 * rotation.periodPicos() / 1000);
        }
    }
}
