package org.spindle.host.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.config.ConfigException;
import org.spindle.config.ConfigLoader;
import org.spindle.plugin.PluginOptions;
import org.spindle.plugin.Plugins;
import org.spindle.plugin.Registry;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.request.RequestAttribute;
import org.spindle.testkit.sim.TestWorkloadContext;
import org.spindle.testkit.sim.TestWorkloadContext.Sent;

/** Hand-worked schedules of processes and CPUs; times in milliseconds. Every request takes 10 ms unless stated otherwise. */
class ProcessFlowTest {

    private static final Registry REGISTRY = Plugins.load(PluginOptions.NONE);

    private final TestWorkloadContext host = new TestWorkloadContext(1)
            .parts(REGISTRY::make)
            .device("a", 100_000)
            .device("b", 50_000)
            .delay(request -> 10_000_000);

    private void run(String config) {
        host.run(new ProcessWorkloadFactory().create(bind(config), host));
    }

    private static ProcessWorkload bind(String config) {
        return new ConfigLoader(REGISTRY)
                .load("test.yaml", config, Path.of("."), List.of(), ProcessWorkload.class)
                .value();
    }

    private List<String> sends() {
        return host.sent.stream()
                .map(sent -> sent.process() + "@" + sent.at() / 1e6)
                .toList();
    }

    /** Ganger 1995, section 5.1: an open workload does not wait, a closed one waits for every request. */
    @Test
    void anOpenProcessSendsWithoutWaiting() {
        run("{requests: 3, processes: [{think: {type: constant, time: 4 ms}}]}");
        assertThat(sends()).containsExactly("0@4.0", "0@8.0", "0@12.0");
        assertThat(host.completions).hasSize(3);
        assertThat(host.sent).allMatch(Sent::asynchronous);
    }

    @Test
    void aCriticalRequestIsWaitedFor() {
        run("{requests: 3, processes: [{critical: 1, think: {type: constant, time: 4 ms}}]}");
        assertThat(sends()).containsExactly("0@4.0", "0@18.0", "0@32.0");
        assertThat(host.distributions.get("sleep-time")).containsOnly(10_000_000L);
        assertThat(host.sent).allMatch(sent -> sent.criticality() == Criticality.CRITICAL && !sent.asynchronous());
    }

    /** Each process on a CPU of its own, or both on the only one. */
    @ParameterizedTest
    @CsvSource({"2, 1", "1, 0"})
    void requestsNameTheCpuOfTheirProcess(int cpus, long second) {
        List<Long> issuedOn = new ArrayList<>();
        host.delay(request -> {
            issuedOn.add(request.attribute(RequestAttribute.CPU));
            return 10_000_000;
        });
        run("{requests: 2, cpus: " + cpus + ", processes: [{critical: 1, think: {type: constant, time: 4 ms}},"
                + " {critical: 1, think: {type: constant, time: 14 ms}}]}");
        assertThat(issuedOn).containsExactly(0L, second);
    }

    /** Process 1 thinks on the CPU while process 0 sleeps; awake at 14, process 0 gets it at 18, when process 1 sleeps. */
    @Test
    void processesTakeTurnsOnOneCpu() {
        run("{requests: 4, cpus: 1, processes: [{critical: 1, think: {type: constant, time: 4 ms}},"
                + " {critical: 1, think: {type: constant, time: 14 ms}}]}");
        assertThat(sends()).containsExactly("0@4.0", "1@18.0", "0@22.0", "1@42.0");
    }

    /** Without waiting, processes on too few CPUs share them request by request. */
    @Test
    void anOpenProcessYieldsToOthers() {
        run("{requests: 6, cpus: 1, processes: [{count: 3, think: {type: constant, time: 4 ms}}]}");
        assertThat(sends()).containsExactly("0@4.0", "1@8.0", "2@12.0", "0@16.0", "1@20.0", "2@24.0");
    }

    /** DiskSim: with fewer CPUs than open generators only the last-defined ones ever run. */
    @Test
    void inDiskSimOnlyTheLastProcessesRun() {
        run("{requests: 6, cpus: 1, compat: [disksim], atLimit: abandon,"
                + " processes: [{count: 3, think: {type: constant, time: 4 ms}}]}");
        // Three of the six have been drawn at the beginning, one for each process.
        assertThat(sends()).containsExactly("2@4.0", "2@8.0", "2@12.0", "2@16.0");
    }

    /** DiskSim: CPUs other than the first, once idle, stay idle. */
    @Test
    void idleCpusGetWorkByDefault() {
        String config = "{requests: 6, cpus: 2, processes: [{think: {type: constant, time: 100 ms}},"
                + " {critical: 1, think: {type: constant, time: 4 ms}}]";
        run(config + "}");
        assertThat(sends()).containsExactly("1@4.0", "1@18.0", "1@32.0", "1@46.0", "1@60.0", "0@100.0");
        TestWorkloadContext other = new TestWorkloadContext(1)
                .parts(REGISTRY::make)
                .device("a", 100_000)
                .delay(request -> 10_000_000);
        other.run(new ProcessWorkloadFactory().create(bind(config + ", compat: [idle-cpus]}"), other));
        assertThat(other.sent).extracting(Sent::process).startsWith(1L, 0L);
    }

    /**
     * The limit passes with the clock. Requests are sent at 6, 12, ...; the first is needed at 6 + 9 = 15, in the middle of the
     * think time for the third, and complete at 16 only: 3 ms of thinking are left, so that the third is sent at 19.
     */
    @Test
    void aLimitedRequestIsWaitedForWhenItsLimitHasPassed() {
        run("{requests: 3, processes: [{limited: 1, limit: {type: constant, time: 9 ms},"
                + " think: {type: constant, time: 6 ms}}]}");
        assertThat(sends()).containsExactly("0@6.0", "0@12.0", "0@19.0");
        assertThat(host.counted("limits-missed")).isEqualTo(1);
        assertThat(host.sent).allMatch(sent -> sent.criticality() == Criticality.LIMITED);
    }

    /** DiskSim: a limit that no single think time exceeds is never reached. */
    @Test
    void inDiskSimALimitPassesWithinOneThinkTimeOnly() {
        run("{requests: 3, compat: [unaged-limits], processes: [{limited: 1, limit: {type: constant, time: 9 ms},"
                + " think: {type: constant, time: 6 ms}}]}");
        assertThat(sends()).containsExactly("0@6.0", "0@12.0", "0@18.0");
        assertThat(host.counted("limits-reached")).isZero();
    }

    /** The think times of the call come before the request, and after it or its completion. */
    @Test
    void aSystemCallTakesCpuTimeAroundTheRequest() {
        run("{requests: 2, systemCall: {before: 1 ms, after: 2 ms}, cpuTimeScale: 2,"
                + " processes: [{critical: 1, think: {type: constant, time: 4 ms}}]}");
        assertThat(sends()).containsExactly("0@10.0", "0@34.0");
    }

    @Test
    void theCountIsExactAndOutstandingRequestsComplete() {
        run("{requests: 1000, processes: [{count: 7, critical: 0.3, think: {type: exponential, mean: 3 ms}}]}");
        assertThat(host.sent).hasSize(1000);
        assertThat(host.completions).hasSize(1000);
    }

    /** Each sends one request, at 4 and 8; the second one is complete at 18. */
    @Test
    void aProcessIsDoneWhenItsLastRequestIsComplete() {
        run("{requests: 2, cpus: 1, compat: [no-time-sharing],"
                + " processes: [{count: 2, think: {type: constant, time: 4 ms}}]}");
        assertThat(host.tasksDone).containsExactly(18_000_000L);
    }

    /** Also processes that never begin, that wake after the limit was reached, and that share a CPU. */
    @Test
    void everyProcessIsDoneAtTheEnd() {
        for (String more : List.of(
                "requests: 3",
                "requests: 50, cpus: 1",
                "requests: 50, cpus: 2, compat: [reverse-start]",
                "time: 90 ms, cpus: 3, systemCall: {before: 1 ms, after: 2 ms}",
                "requests: 50, cpus: 2, compat: [disksim]")) {
            TestWorkloadContext other = new TestWorkloadContext(1)
                    .parts(REGISTRY::make)
                    .device("a", 100_000)
                    .delay(request -> 7_000_000);
            other.run(new ProcessWorkloadFactory()
                    .create(
                            bind("{" + more + ", processes: [{count: 5, critical: 0.5, limited: 0.3, limit: {type:"
                                    + " constant, time: 2 ms}, think: {type: exponential, mean: 3 ms}}]}"),
                            other));
            assertThat(other.tasksDone).as(more).hasSize(1);
            assertThat(other.tasksDone.get(0)).as(more).isGreaterThanOrEqualTo(Collections.max(other.completions));
        }
    }

    @Test
    void atItsTimeTheRunIsDrainedOrAbandoned() {
        String config = "{time: 20 ms, processes: [{think: {type: constant, time: 4 ms}}]";
        run(config + "}");
        assertThat(sends()).endsWith("0@20.0");
        assertThat(host.completions).hasSize(5);
        TestWorkloadContext other = new TestWorkloadContext(1)
                .parts(REGISTRY::make)
                .device("a", 100_000)
                .delay(request -> 10_000_000);
        other.run(new ProcessWorkloadFactory().create(bind(config + ", atLimit: abandon}"), other));
        // Sent at 4, 8, 12, 16 and 20; the run ends at 20, when those of 4 and 8 are complete.
        assertThat(other.completions).hasSize(2);
    }

    /** Shares of kinds of requests and their properties, within four standard errors. */
    @Test
    void requestsAreDrawnAsConfigured() {
        run("{requests: 40000, processes: [{devices: [b], capacity: 40000 sectors, block: 8 sectors, sequential: 0.2,"
                + " local: 0.3, reads: 0.6, critical: 0.5, think: {type: constant, time: 1 ms},"
                + " sequentialThink: {type: constant, time: 2 ms}, localThink: {type: constant, time: 3 ms},"
                + " localDistance: {type: uniform, min: 16 sectors, max: 80 sectors},"
                + " sizes: {type: exponential, mean: 8 sectors}}]}");
        assertThat(host.sent)
                .allMatch(sent -> sent.device() == 1
                        && sent.sector() % 8 == 0
                        && sent.sectors() % 8 == 0
                        && sent.sectors() > 0
                        && sent.sector() + sent.sectors() <= 40_000);
        int sequential = 0;
        int near = 0;
        for (int i = 1; i < host.sent.size(); i++) {
            Sent before = host.sent.get(i - 1);
            Sent sent = host.sent.get(i);
            long distance = sent.sector() - before.sector();
            if (distance == before.sectors() && sent.sectors() == before.sectors()) {
                sequential++;
            } else if (distance >= 16 && distance <= 80) {
                near++;
            }
        }
        // Local requests of a distance that equals the previous size count as sequential here; few do.
        assertThat(sequential / 40_000.0).isCloseTo(0.2, within(0.015));
        assertThat(near / 40_000.0).isCloseTo(0.3, within(0.015));
        Map<Criticality, Long> classes =
                host.sent.stream().collect(Collectors.groupingBy(Sent::criticality, Collectors.counting()));
        assertThat(classes.get(Criticality.CRITICAL) / 40_000.0).isCloseTo(0.5, within(0.01));
    }

    /** A change of one probability does not change the other draws. */
    @Test
    void everyKindOfDrawHasItsOwnRandomNumbers() {
        Function<String, List<Long>> sectors = limit -> {
            TestWorkloadContext other =
                    new TestWorkloadContext(9).parts(REGISTRY::make).device("a", 100_000);
            other.run(new ProcessWorkloadFactory()
                    .create(bind("{requests: 100, processes: [{think: " + limit + "}]}"), other));
            return other.sent.stream().map(Sent::sector).toList();
        };
        assertThat(sectors.apply("{type: constant, time: 1 ms}"))
                .isEqualTo(sectors.apply("{type: exponential, mean: 9 ms}"));
    }

    /** Device b is larger: a capacity beyond that of a is reduced to it with fit. */
    @Test
    void fitReducesACapacityToThatOfTheSmallestDevice() {
        run("{requests: 2000, processes: [{capacity: 1 TiB, fit: true, think: {type: constant, time: 1 ms}}]}");
        assertThat(host.sent)
                .hasSize(2_000)
                .allMatch(sent -> sent.sector() + sent.sectors() <= host.sectors(sent.device()));
    }

    @Test
    void reportsInvalidConfigurations() {
        assertThatThrownBy(() -> run("{requests: 1, processes: [{devices: [c], think: {type: constant, time: 1 ms}}]}"))
                .hasMessageContaining("there is no device 'c' that requests can be sent to; there are a, b");
        assertThatThrownBy(() -> run(
                        "{requests: 1, processes: [{capacity: 60000 sectors, think: {type: constant, time: 1 ms}}]}"))
                .hasMessageContaining("is more than the")
                .hasMessageContaining("of the smallest device");
        assertThatThrownBy(() -> run("{requests: 1, processes: [{sizes: {type: constant, size: 1 GiB},"
                        + " think: {type: constant, time: 1 ms}}]}"))
                .hasMessageContaining("choose smaller sizes");
        assertThatThrownBy(() -> bind("{requests: 1, processes: [{critical: 0.6, limited: 0.5,"
                        + " think: {type: constant, time: 1 ms}}]}"))
                .isInstanceOf(ConfigException.class)
                .hasMessageContaining("more than 1 together")
                .hasMessageContaining("no limit is given");
        assertThatThrownBy(() -> bind("{atLimit: abandon, processes: []}"))
                .isInstanceOf(ConfigException.class)
                .hasMessageContaining("there is no process")
                .hasMessageContaining("cannot be abandoned at a limit");
    }
}
