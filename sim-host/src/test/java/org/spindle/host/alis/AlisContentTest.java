package org.spindle.host.alis;

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
 * Under random requests, several at a time, while the area is reorganised again and again, every read returns the data written
 * last, for every combination of the options of copies, writes and copying.
 */
class AlisContentTest {

    private static final int SECTORS = 400;
    private static final int REQUESTS = 600;
    private static final int AT_ONCE = 5;

    static Stream<String> configs() {
        List<String> configs = new ArrayList<>();
        String[] copying = {
            "",
            "copying: {batch: 3, transfer: 5 sectors}",
            "copying: {batch: 8, transfer: 4 KiB, rate: 500 KB/s, idle: 5 ms}"
        };
        for (String clustering : List.of("heat", "runs", "combined")) {
            for (String updates : List.of("home", "heat", "run", "run-heat")) {
                if (!(clustering + updates).equals("heatrun") && !(clustering + updates).equals("runsheat")) {
                    for (String how : copying) {
                        configs.add("""
                            storage: 300 sectors
                            area: {size: 80 sectors, offset: 100 sectors}
                            clustering: %s
                            heat: {unit: 4 sectors}
                            runs: {threshold: 0, context: 3, areaShare: 0.7}
                            updates: %s
                            interval: 700 ms
                            %s
                            """.formatted(clustering, updates, how));
                    }
                }
            }
        }
        String last = configs.get(configs.size() - 1);
        configs.add(last + "contextMatch: 0.5\n");
        configs.add(last.replace("threshold: 0,", "threshold: 0.1,")
                + "feedback: {suspendAbove: 1, pause: 1, climb: 1.5}\n");
        configs.add(last.replace("runs: {", "runs: {wholeReads: true, "));
        for (String unit : List.of("4 sectors", "7 sectors")) {
            String fixed = last.replace("runs: {", "runs: {unit: " + unit + ", ");
            configs.add(fixed);
            configs.add(fixed + "contextMatch: 0.5\n");
        }
        for (String updates : List.of("home", "heat", "run", "run-heat")) {
            configs.add(configs.get(0)
                            .replace("clustering: heat", "clustering: combined")
                            .replace("updates: home", "updates: " + updates)
                    + "relabel: false\n");
        }
        return configs.stream();
    }

    @ParameterizedTest
    @MethodSource("configs")
    void returnsWhatWasWrittenLast(String config) {
        for (int seed = 1; seed <= 2; seed++) {
            AlisRig rig = new AlisRig(SECTORS, config);
            Load load = new Load(rig, new TestRandom(seed));
            load.begin();
            rig.rig.events.run();
            assertThat(rig.rig.complete).isEqualTo(REQUESTS);
            assertThat(rig.rig.metrics.count("reorganisations")).isGreaterThan(1);
            long home = rig.rig.metrics.count("home-sectors-read");
            long elsewhere = rig.rig.metrics.count("run-sectors-read") + rig.rig.metrics.count("heat-sectors-read");
            assertThat(elsewhere).isPositive();
            boolean isTimed = config.contains("copying");
            assertThat(rig.moved > 0).isEqualTo(!isTimed && !config.contains("relabel: false"));
            assertThat(rig.gone > 0).isEqualTo(!isTimed);
            for (long sector = 0; sector < 300; sector += 20) {
                rig.read(sector, 20);
            }
            assertThat(home).isPositive();
        }
    }

    /** Concurrent random requests that do not overlap each other, mostly from a few sequences. */
    private static final class Load {

        private final AlisRig rig;
        private final TestRandom random;
        private final List<Request> outstanding = new ArrayList<>();
        private int submitted;

        Load(AlisRig rig, TestRandom random) {
            this.rig = rig;
            this.random = random;
            rig.rig.service = () -> VolumeRig.MS * (1 + random.nextLong(9));
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
            long sectors;
            long sector;
            do {
                boolean isKnown = random.nextLong(3) > 0;
                long known = random.nextLong(12);
                sectors = isKnown ? 3 + known % 4 : 1 + random.nextLong(30);
                sector = isKnown ? known * 23 : random.nextLong(300 - sectors + 1);
            } while (overlaps(sector, sector + sectors));
            submitted++;
            Operation operation = random.nextLong(3) == 0 ? Operation.WRITE : Operation.READ;
            Request request = new Request().reset(0, 0, operation, sector, sectors);
            outstanding.add(request);
            long pause = random.nextLong(3) == 0 ? 200 : 0;
            rig.submit(operation, sector, sectors, () -> {
                outstanding.remove(request);
                rig.rig.events.schedule(rig.rig.events.now() + pause * VolumeRig.MS, this::next);
            });
        }

        private boolean overlaps(long sector, long end) {
            return outstanding.stream().anyMatch(other -> sector < other.end() && other.sector() < end);
        }
    }
}
