package org.spindle.plugin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.spindle.spi.request.Request;

/**
 * The set always has the same elements as an identity set of the library, also when it grows and after removals from the middle of
 * a run of occupied slots.
 */
class WatchedRequestsTest {

    private static final int REQUESTS = 300;
    private static final int STEPS = 200_000;

    @Test
    void holdsWhatASetByIdentityHolds() {
        Random random = new Random(1);
        List<Request> all = Stream.generate(Request::new).limit(REQUESTS).toList();
        WatchedRequests tried = new WatchedRequests();
        Set<Request> known = Collections.newSetFromMap(new IdentityHashMap<>());
        for (int i = 0; i < STEPS; i++) {
            Request request = all.get(random.nextInt(1 + i * REQUESTS / STEPS));
            if (random.nextInt(2) == 0) {
                tried.add(request);
                known.add(request);
            } else {
                assertThat(tried.remove(request)).isEqualTo(known.remove(request));
            }
            assertThat(tried.size()).isEqualTo(known.size());
            Request asked = all.get(random.nextInt(REQUESTS));
            assertThat(tried.contains(asked)).isEqualTo(known.contains(asked));
        }
        List<Request> found = new ArrayList<>(all);
        found.removeIf(request -> !tried.contains(request));
        assertThat(found).containsExactlyInAnyOrderElementsOf(known);
    }
}
