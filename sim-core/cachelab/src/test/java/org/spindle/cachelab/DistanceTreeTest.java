package org.spindle.cachelab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.testkit.sim.TestRandom;

class DistanceTreeTest {

    /** a b c b a: b was accessed two entries ago, then a three entries ago. */
    @Test
    void countsTheEntriesInBetween() {
        DistanceTree tree = new DistanceTree(5, 3);
        int[] keys = {0, 1, 2, 1, 0};
        int[] distances = new int[keys.length];
        for (int i = 0; i < keys.length; i++) {
            distances[i] = tree.access(keys[i], i);
        }
        assertThat(distances).containsExactly(0, 0, 0, 2, 3);
    }

    @Test
    void agreesWithAListOverManyStretches() {
        TestRandom random = new TestRandom(3);
        int accesses = 20_000;
        DistanceTree tree = new DistanceTree(accesses, 700);
        List<Integer> stack = new ArrayList<>();
        for (int i = 0; i < accesses; i++) {
            int drawn = (int) Math.min(699, 40 * random.nextExponential());
            Integer key = drawn;
            int place = stack.indexOf(key);
            assertThat(tree.access(drawn, i)).isEqualTo(place + 1);
            stack.remove(key);
            stack.add(0, key);
        }
    }
}
