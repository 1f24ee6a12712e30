package org.spindle.host.cache;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.RequestAttribute;

/** The next accesses that a cache tells its replacement policy: docs/caches.md. Lines of 8 sectors. */
class NextAccessTest {

    /**
     * "A request that spans several lines is of data that are accessed together, so that all its lines have its next
     * access", and "the next access of a line is that of the latest request for any part of it": line 1 has 7, then 12.
     */
    @Test
    void allLinesOfARequestHaveItsNextAccess() {
        Rig rig = rig();
        rig.nextAccess = 7;
        rig.response(Operation.READ, 8, 16);
        rig.nextAccess = 12;
        rig.response(Operation.READ, 9, 2);
        rig.nextAccess = RequestAttribute.NEVER;
        rig.response(Operation.WRITE, 24, 8);
        String never = String.valueOf(ReplacementPolicy.NEVER);
        assertThat(rig.told)
                .containsExactly(
                        "missed 1: 7",
                        "admits 1: 7",
                        "missed 2: 7",
                        "admits 2: 7",
                        "inserted 1: 7",
                        "inserted 2: 7",
                        "used line 0: 12",
                        "missed 3: " + never,
                        "inserted 3: " + never);
    }

    @Test
    void itIsUnknownIfTheRequestDoesNotTellIt() {
        Rig rig = rig();
        rig.response(Operation.READ, 8, 8);
        assertThat(rig.told).isNotEmpty().allMatch(call -> call.endsWith(": " + ReplacementPolicy.UNKNOWN));
    }

    private static Rig rig() {
        Rig rig = new Rig(1);
        rig.unit(96, random -> 5 * Rig.MS);
        return rig.cache(new CacheRules(
                new LineShape(8, 4, 8),
                4,
                Long.MAX_VALUE,
                true,
                Rig.policy("telling"),
                Allocation.PREFER_CLEAN,
                WriteScheme.BACK,
                Prefetch.NONE,
                Prefetch.NONE,
                null,
                Integer.MAX_VALUE,
                1,
                0,
                1,
                null,
                null,
                Set.of()));
    }
}
