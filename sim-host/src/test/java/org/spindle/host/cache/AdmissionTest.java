package org.spindle.host.cache;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.spindle.spi.request.Operation;

/** Requests for lines that the replacement policy of a cache does not admit. Lines of 8 sectors, grains of 4. */
class AdmissionTest {

    @Test
    void readsOfRefusedLinesGoToTheUnitBelowEachTime() {
        Rig rig = rig("refusing");
        assertThat(rig.response(Operation.READ, 9, 2)).isEqualTo(5);
        assertThat(rig.response(Operation.READ, 9, 2)).isEqualTo(5);
        assertThat(rig.units.get(0).log).containsExactly("R 8+4", "R 8+4");
        assertThat(rig.metrics.count("read-misses")).isEqualTo(2);
        assertThat(rig.metrics.count("fills")).isZero();
        assertThat(rig.metrics.count("evictions")).isZero();
    }

    @Test
    void readsOfSeveralLinesAreCachedIfOneIsAdmitted() {
        Rig rig = rig("even");
        rig.response(Operation.READ, 8, 16);
        assertThat(rig.response(Operation.READ, 8, 16)).isZero();
        rig.response(Operation.READ, 24, 8);
        assertThat(rig.response(Operation.READ, 24, 8)).isEqualTo(5);
        assertThat(rig.units.get(0).log).containsExactly("R 8+16", "R 24+8", "R 24+8");
    }

    @Test
    void writesAreCachedInAnyCase() {
        Rig rig = rig("refusing");
        assertThat(rig.response(Operation.WRITE, 8, 8)).isZero();
        assertThat(rig.response(Operation.READ, 8, 8)).isZero();
        rig.submit(Operation.FLUSH, 0, 0, 0, done -> {});
        rig.events.run();
        assertThat(rig.units.get(0).log).startsWith("W 8+8");
        rig.data.checkContents();
    }

    /** A read past the cache is split like every other. */
    @Test
    void piecesOfLongReadsAreDecidedOneByOne() {
        Rig rig = rig("even");
        rig.response(Operation.READ, 8, 80);
        assertThat(rig.units.get(0).log).containsExactly("R 8+32", "R 40+32", "R 72+16");
        assertThat(rig.completed).isOne();
    }

    private static Rig rig(String policy) {
        Rig rig = new Rig(1);
        rig.unit(96, random -> 5 * Rig.MS);
        return rig.cache(new CacheRules(
                new LineShape(8, 4, 8),
                4,
                Long.MAX_VALUE,
                true,
                Rig.policy(policy),
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
