package org.spindle.policies.scheduler.queue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.testkit.property.Property;
import org.spindle.testkit.sim.Requests;
import org.spindle.testkit.sim.TestRandom;

class OrderedQueueTest {

    private final OrderedQueue queue = new OrderedQueue(Coordinate.SECTOR);
    private final Requests requests = new Requests();

    /** An even number adds a request for that sector, an odd one removes one of the waiting requests. */
    @Test
    void keepsTheOrderOfAStablySortedList() {
        Property.ofLists(random -> random.nextLong(60)).longest(300).check(numbers -> {
            OrderedQueue fast = new OrderedQueue(Coordinate.SECTOR);
            List<Request> plain = new ArrayList<>();
            for (long number : numbers) {
                if (number % 2 == 0 || plain.isEmpty()) {
                    Request request = requests.read(number, 8);
                    fast.add(request);
                    plain.add(request);
                } else {
                    fast.remove(plain.remove((int) (number % plain.size())));
                }
                plain.sort(Comparator.comparingLong(Request::sector)); // stable, hence by arrival among equals
                assertThat(contents(fast)).isEqualTo(plain);
                assertThat(fast.size()).isEqualTo(plain.size());
                assertThat(
                                fast.firstAtOrAbove(number) == RequestList.NONE
                                        ? null
                                        : fast.request(fast.firstAtOrAbove(number)))
                        .isSameAs(plain.stream()
                                .filter(request -> request.sector() >= number)
                                .findFirst()
                                .orElse(null));
            }
        });
    }

    @Test
    void holdsTenThousandRequestsInAscendingDescendingAndRandomOrder() {
        TestRandom random = new TestRandom(1);
        List<Request> all = new ArrayList<>();
        for (long i = 0; i < 10_000; i++) {
            all.add(requests.read(i, 8));
            all.add(requests.read(30_000 - i, 8));
            all.add(requests.read(random.nextLong(40_000), 8));
        }
        all.forEach(queue::add);
        all.sort(Comparator.comparingLong(Request::sector).thenComparingLong(Request::id));
        assertThat(contents(queue)).isEqualTo(all);
        all.forEach(queue::remove);
        assertThat(queue.size()).isZero();
        assertThat(queue.first()).isEqualTo(RequestList.NONE);
    }

    @Test
    void refusesToRemoveRequestsThatDoNotWait() {
        queue.add(requests.read(100, 8));
        Request stranger = requests.read(100, 8);
        assertThatThrownBy(() -> queue.remove(stranger))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("#2 READ device 0 sector 100+8 is not waiting");
        assertThat(queue.size()).isEqualTo(1);
    }

    /** Searches downward for the nearest sector with an eligible request, and there for the earliest eligible arrival. */
    @Test
    void findsTheEarliestArrivalAtTheNearestSectorBelow() {
        List<Request> waiting =
                List.of(requests.read(100, 8), requests.read(200, 8), requests.read(200, 8), requests.read(200, 8));
        waiting.forEach(queue::add);
        int last = queue.previous(RequestList.NONE);
        assertThat(queue.request(queue.eligibleDownward(last, Eligibility.ALL))).isSameAs(waiting.get(1));
        assertThat(queue.request(queue.eligibleDownward(last, request -> request.id() > 2)))
                .isSameAs(waiting.get(2));
        assertThat(queue.request(queue.eligibleDownward(last, request -> request.sector() == 100)))
                .isSameAs(waiting.get(0));
        assertThat(queue.eligibleDownward(last, request -> false)).isEqualTo(RequestList.NONE);
    }

    private static List<Request> contents(OrderedQueue queue) {
        List<Request> contents = new ArrayList<>();
        int position = queue.eligibleUpward(queue.first(), Eligibility.ALL);
        while (position != RequestList.NONE) {
            contents.add(queue.request(position));
            position = queue.next(position);
        }
        return contents;
    }
}
