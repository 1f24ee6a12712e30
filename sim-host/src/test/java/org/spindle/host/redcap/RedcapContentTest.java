package org.spindle.host.redcap;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.spindle.host.volume.VolumeRig;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.testkit.sim.TestRandom;

/**
 * Under concurrent random requests, while the cache turns itself on and off, every read returns the data written last, for every
 * combination of the options of retention and filling. Reads overlap writes; writes do not overlap each other.
 */
class RedcapContentTest {

    private static final int SECTORS = 200;
    private static final int REQUESTS = 3000;
    private static final int AT_ONCE = 6;

    static Stream<String> configs() {
        List<String> configs = new ArrayList<>();
        for (String version : List.of("1", "2")) {
            for (String fill : List.of("pieces", "single")) {
                for (boolean keeps : new boolean[] {false, true}) {
                    for (boolean late : new boolean[] {false, true}) {
                        configs.add("""
                            version: %s
                            fill: %s
                            keepHits: %s
                            keepLateReads: %s
                            segments: 5
                            block: 1 KiB
                            segment: 8 KiB
                            largest: %d KiB
                            copy: 100 us
                            checks: {interval: 8, least: 4, most: 16, inactiveInterval: 8, window: 8}
                            """.formatted(version, fill, keeps, late, late ? 3 : 128));
                    }
                }
            }
        }
        return configs.stream();
    }

    @ParameterizedTest
    @MethodSource("configs")
    void returnsWhatWasWrittenLast(String config) {
        int changes = 0;
        for (int seed = 1; seed <= 3; seed++) {
            RedcapRig rig = new RedcapRig(SECTORS, config);
            new Load(rig, new TestRandom(seed)).begin();
            rig.rig.events.run();
            assertThat(rig.rig.complete).isEqualTo(REQUESTS);
            assertThat(rig.count("blocks-hit")).isPositive();
            changes += (int) (rig.count("turned-off") + rig.count("turned-on"));
            for (long sector = 0; sector < SECTORS; sector += 20) {
                rig.read(sector, 20);
            }
        }
        assertThat(changes).isGreaterThan(3);
    }

    /** Random requests near a few places. */
    private static final class Load {

        private final RedcapRig rig;
        private final TestRandom random;
        private final List<Request> writes = new ArrayList<>();
        private int submitted;

        Load(RedcapRig rig, TestRandom random) {
            this.rig = rig;
            this.random = random;
            rig.rig.service = () -> random.nextLong(9) * VolumeRig.MS;
        }

        void begin() {
            for (int i = 0; i < AT_ONCE; i++) {
                rig.rig.events.schedule(i * VolumeRig.MS, this::next);
            }
        }

        private void next() {
            if (submitted == REQUESTS) {
                return;
            }
            submitted++;
            // Sequential reads through segments alternate with random reads.
            boolean isLocal = submitted % 600 < 300;
            long sectors = 1 + random.nextLong(isLocal ? 4 : 30);
            long sector = isLocal
                    ? submitted / 8 * 4 % (SECTORS - 8) + random.nextLong(5)
                    : random.nextLong(SECTORS - sectors + 1);
            boolean isWrite = random.nextLong(5) == 0 && !overlaps(sector, sector + sectors);
            Operation operation = isWrite ? Operation.WRITE : Operation.READ;
            Request request = new Request().reset(0, 0, operation, sector, sectors);
            if (isWrite) {
                writes.add(request);
            }
            rig.submit(operation, sector, sectors, () -> {
                writes.remove(request);
                rig.rig.events.schedule(rig.rig.events.now() + random.nextLong(2) * VolumeRig.MS, this::next);
            });
        }

        private boolean overlaps(long sector, long end) {
            return writes.stream().anyMatch(other -> sector < other.end() && other.sector() < end);
        }
    }
}
