package org.spindle.workload.benchmark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.RequestAttribute;
import org.spindle.testkit.sim.TestWorkloadContext;
import org.spindle.testkit.sim.TestWorkloadContext.Sent;
import org.spindle.workload.benchmark.FileLifetimesWorkload.Death;
import org.spindle.workload.benchmark.FileLifetimesWorkload.Deaths;

/** Files have the configured lifetimes (Hartman and Ousterhout 1993: 36 to 63 % of the bytes die within 30 s). */
class FileLifetimesTest {

    private static final int FILES = 20_000;

    private static FileLifetimesWorkload config(Death death, Deaths... lifetimes) {
        return new FileLifetimesWorkload(FILES, 100, new Size(4096), List.of(lifetimes), death);
    }

    private static Deaths deaths(double share, double seconds) {
        return new Deaths(share, Time.ofMillis(1000 * seconds));
    }

    private static TestWorkloadContext run(FileLifetimesWorkload config, long files) {
        TestWorkloadContext host = new TestWorkloadContext(5).device("disk0", files * 8);
        return host.run(new FileLifetimesFactory().create(config, host));
    }

    /** Returns ages at death in seconds, by manner of death; a write is complete after 1 ms. */
    private static List<Double> ages(List<Sent> sent, Operation killer) {
        Map<Long, Long> born = new HashMap<>();
        List<Double> ages = new ArrayList<>();
        for (Sent request : sent) {
            assertThat(request.sectors()).isEqualTo(8);
            Long since = born.remove(request.sector());
            if (since != null) {
                assertThat(request.operation()).isEqualTo(killer);
                ages.add((request.at() - since) / 1e9 - 1e-3);
            } else {
                assertThat(request.operation()).isEqualTo(Operation.WRITE);
                born.put(request.sector(), request.at());
            }
        }
        return ages;
    }

    @Test
    void sharesAndAges() {
        for (Death death : Death.values()) {
            TestWorkloadContext host = run(config(death, deaths(0.36, 30), deaths(0.24, 1000)), FILES);
            List<Double> ages = ages(host.sent, death == Death.DELETED ? Operation.DISCARD : Operation.WRITE);
            List<Double> young = ages.stream().filter(age -> age <= 30).toList();
            assertThat((double) young.size() / FILES).isCloseTo(0.36, within(0.014));
            assertThat((double) ages.size() / FILES).isCloseTo(0.6, within(0.014));
            assertThat(ages).allMatch(age -> age >= -1e-9 && age <= 1000);
            assertThat(young.stream().mapToDouble(age -> age).average().orElseThrow())
                    .isCloseTo(15, within(4 * 30 / Math.sqrt(12 * 0.36 * FILES)));
            assertThat(host.counted("files")).isEqualTo(FILES);
            assertThat(host.counted("deaths")).isEqualTo(ages.size());
        }
    }

    /** 100 files per second with lifetimes of at most 1 s need no more than about 100 places. */
    @Test
    void placesAreReused() {
        TestWorkloadContext host = run(config(Death.DELETED, deaths(1, 1)), 200);
        assertThat(host.sent).hasSize(2 * FILES);
        assertThat(ages(host.sent, Operation.DISCARD)).hasSize(FILES);
    }

    /** "The file, unique within the workload": no two files are one, even at the same place, and a file dies as itself. */
    @Test
    void requestsNameTheirFiles() {
        FileLifetimesWorkload config = config(Death.DELETED, deaths(1, 1));
        TestWorkloadContext host = new TestWorkloadContext(5).device("disk0", 200 * 8);
        RequestAttribute file = host.requestSchema().attribute(RequestAttribute.FILE);
        Map<Long, Long> alive = new HashMap<>();
        Set<Long> all = new HashSet<>();
        host.delay(request -> {
            if (request.operation() == Operation.WRITE) {
                assertThat(all.add(request.attribute(file))).isTrue();
                alive.put(request.sector(), request.attribute(file));
            } else {
                assertThat(alive.remove(request.sector())).isEqualTo(request.attribute(file));
            }
            return 1_000_000;
        });
        host.run(new FileLifetimesFactory().create(config, host));
        assertThat(all).hasSize(FILES);
        assertThat(alive).isEmpty();
    }

    @Test
    void filesThatDoNotFitAreRefused() {
        assertThatThrownBy(() -> run(config(Death.DELETED), 200))
                .hasMessageContaining("all 200 files that device disk0 can hold are alive");
        assertThatThrownBy(() -> run(config(Death.DELETED), 0)).hasMessageContaining("size: device disk0");
        List<String> found = new ArrayList<>();
        config(Death.DELETED, deaths(0.7, 30), deaths(0.4, 30))
                .validate((key, problem, remedy) -> found.add(key + ": " + problem));
        assertThat(found)
                .containsExactly(
                        "lifetimes[1].within: 30 s is not above the 30 s of the previous entry",
                        "lifetimes: the shares add up to 1.1");
    }
}
