package org.spindle.policies.scheduler.position;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.spindle.testkit.sim.TestEventLoop;

/** An answer that follows from earlier ones is that of the bound itself. */
class ReachTest {

    private static final List<Ageing> AGEINGS = List.of(
            Ageing.NONE, Ageing.subtracting(6), Ageing.shrinking(40_000_000), Ageing.shrinkingBelowZero(40_000_000));

    @Test
    void answersAsTheBoundItself() {
        Random random = new Random(11);
        Estimate estimate = new Estimate(new SpinningPositions(new TestEventLoop()), false, 0, 0);
        for (Ageing ageing : AGEINGS) {
            Reach reach = new Reach(estimate, ageing);
            for (int decision = 0; decision < 500; decision++) {
                long now = random.nextLong(100_000_000);
                double least = 2e9;
                reach.begin(now);
                for (int i = 0; i < 100; i++) {
                    long distance = random.nextLong(1 + random.nextLong(1000));
                    long since = random.nextInt(5) == 0 ? Long.MAX_VALUE : random.nextLong(now + 1);
                    double bound = ageing.bound(estimate.leastPicos(distance), Math.max(0, now - since));
                    assertEquals(bound > least, reach.excludes(distance, since, least));
                    boolean improves = decision % 2 == 0 && random.nextInt(10) == 0;
                    least -= improves ? random.nextLong(200_000_000) : 0;
                }
            }
        }
    }
}
