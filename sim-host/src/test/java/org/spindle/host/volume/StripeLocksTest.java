package org.spindle.host.volume;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import org.junit.jupiter.api.Test;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.testkit.sim.TestRandom;

/** Compared with a map of lists: writers are exclusive, grants are in order of arrival, and no lock remains. */
class StripeLocksTest {

    private final Queue<VolumeTask> granted = new ArrayDeque<>();
    private final StripeLocks locks = new StripeLocks(granted);
    private int ids;

    private VolumeTask task(Operation operation) {
        VolumeTask task = new VolumeTask(ids++, new Plan(1, 0, false, false, false));
        task.reset(new Request().reset(0, 0, operation, 0, 1), null, 0);
        return task;
    }

    @Test
    void admitsReadersTogetherAndWritersAlone() {
        VolumeTask first = task(Operation.READ);
        VolumeTask writer = task(Operation.WRITE);
        VolumeTask late = task(Operation.READ);
        assertThat(locks.acquire(5, first)).isTrue();
        assertThat(locks.acquire(5, task(Operation.READ))).isTrue();
        assertThat(locks.acquire(5, writer)).isFalse();
        assertThat(locks.acquire(5, late)).as("does not overtake the writer").isFalse();
        locks.release(5);
        assertThat(granted).isEmpty();
        locks.release(5);
        assertThat(granted).containsExactly(writer);
        locks.release(5);
        assertThat(granted).containsExactly(writer, late);
        locks.release(5);
        assertThat(locks.size()).isZero();
    }

    @Test
    void agreesWithAMapOfListsForManyStripes() {
        TestRandom random = new TestRandom(11);
        Map<Long, List<VolumeTask>> holders = new HashMap<>();
        Map<Long, Queue<VolumeTask>> waiting = new HashMap<>();
        List<Long> held = new ArrayList<>();
        for (int i = 0; i < 20_000; i++) {
            long stripe = random.nextLong(300) * 1_000_003;
            if (random.nextLong(2) == 0 && held.size() < 400) {
                VolumeTask task = task(random.nextLong(2) == 0 ? Operation.READ : Operation.WRITE);
                List<VolumeTask> present = holders.computeIfAbsent(stripe, s -> new ArrayList<>());
                Queue<VolumeTask> queue = waiting.computeIfAbsent(stripe, s -> new ArrayDeque<>());
                boolean isFree = queue.isEmpty()
                        && (present.isEmpty()
                                || !task.isExclusive() && !present.get(0).isExclusive());
                assertThat(locks.acquire(stripe, task)).isEqualTo(isFree);
                if (isFree) {
                    present.add(task);
                    held.add(stripe);
                } else {
                    queue.add(task);
                }
            } else if (!held.isEmpty()) {
                long released = held.remove((int) random.nextLong(held.size()));
                List<VolumeTask> present = holders.get(released);
                Queue<VolumeTask> queue = waiting.get(released);
                present.remove(0);
                List<VolumeTask> admitted = new ArrayList<>();
                while (!queue.isEmpty()
                        && (present.isEmpty()
                                || !queue.element().isExclusive()
                                        && !present.get(0).isExclusive())) {
                    admitted.add(queue.element());
                    present.add(queue.remove());
                    held.add(released);
                }
                locks.release(released);
                assertThat(granted).containsExactlyElementsOf(admitted);
                granted.clear();
            }
            long locked =
                    holders.values().stream().filter(tasks -> !tasks.isEmpty()).count();
            assertThat((long) locks.size()).isEqualTo(locked);
        }
    }
}
