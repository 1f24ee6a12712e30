package org.spindle.workload;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.spindle.config.ConfigException;
import org.spindle.config.ConfigLint;
import org.spindle.config.ConfigLoader;
import org.spindle.distribution.ExponentialTime;
import org.spindle.spi.SpindlePlugin;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.testkit.workload.KnownFormats;
import org.spindle.workload.replay.AddressMapping;
import org.spindle.workload.replay.Adjustment;
import org.spindle.workload.replay.ReplayDiscipline;
import org.spindle.workload.replay.TimeOrder;
import org.spindle.workload.replay.TimeOrigin;
import org.spindle.workload.replay.TraceWorkload;
import org.spindle.workload.synthetic.ClosedPattern;
import org.spindle.workload.synthetic.RandomWorkload;
import org.spindle.workload.synthetic.Sizes;
import org.spindle.workload.trace.OnError;

class WorkloadPluginTest {

    @Test
    void thePluginIsFoundAsAService() {
        assertThat(ServiceLoader.load(SpindlePlugin.class)).anyMatch(plugin -> plugin instanceof WorkloadPlugin);
    }

    @Test
    void itOffersTheBuiltInWorkloads() {
        KnownFormats known = KnownFormats.from(new WorkloadPlugin());
        assertThat(known.workloads)
                .containsOnlyKeys(
                        "file-lifetimes",
                        "file-server",
                        "file-tasks",
                        "file-users",
                        "given",
                        "random",
                        "self-scaling",
                        "synthetic",
                        "system",
                        "trace",
                        "transactions",
                        "working-days");
    }

    /** Config records are documented, with defaults that can be bound. */
    @Test
    void configRecordsAreSound() {
        KnownFormats known = KnownFormats.from(new WorkloadPlugin());
        ConfigLint lint = new ConfigLint(BuiltIns.ALL);
        known.workloads
                .values()
                .forEach(record -> assertThat(lint.check(record)).isEmpty());
    }

    @Test
    void aTraceNeedsOnlyItsFile() {
        TraceWorkload config = bind("file: db.trace", TraceWorkload.class);
        assertThat(config)
                .isEqualTo(new TraceWorkload(
                        Path.of("/scenarios/db.trace"),
                        "auto",
                        new ReplayDiscipline.Open(1.0),
                        new AddressMapping.Identity(),
                        Map.of(),
                        Map.of(),
                        null,
                        TimeOrder.BY_FORMAT,
                        new OnError.Stop(),
                        TimeOrigin.AUTO,
                        Time.ZERO));
    }

    @Test
    void everyKeyOfATraceCanBeWritten() {
        TraceWorkload config = bind("""
            file: /traces/db.trace
            format: blkparse
            replay: {type: closed, population: 8}
            map: {type: scale, from: 1 TiB}
            devices: {"8,0": disk0, "3": disk1}
            adjust: {"3": {addressTimes: 2, addressDividedBy: 4, offset: 8 sectors, lengthTimes: 3}}
            limit: 1000
            order: reject
            onError: {type: skip, limit: 10}
            origin: first-arrival
            startAt: 2 s
            """, TraceWorkload.class);
        assertThat(config)
                .isEqualTo(new TraceWorkload(
                        Path.of("/traces/db.trace"),
                        "blkparse",
                        new ReplayDiscipline.Closed(8),
                        new AddressMapping.Scale(new Size(1L << 40)),
                        Map.of("8,0", "disk0", "3", "disk1"),
                        Map.of("3", new Adjustment(2, 4, Size.ofSectors(8), 3)),
                        1000L,
                        TimeOrder.REJECT,
                        new OnError.Skip(10L),
                        TimeOrigin.FIRST_ARRIVAL,
                        Time.ofMillis(2000)));
        assertThatThrownBy(() -> bind("{file: a, devices: {sda: disk0}}", TraceWorkload.class))
                .isInstanceOf(ConfigException.class)
                .hasMessageContaining("'sda' is not a device of a trace");
    }

    @Test
    void everyKeyOfAGeneratorCanBeWritten() {
        RandomWorkload config = bind("""
            requests: 10
            arrivals: {type: closed, population: 4, think: {type: exponential, mean: 30 ms}}
            sequential: 0.3
            local: 0.2
            localDistance: 1 MiB
            reads: 0.5
            sizes: {type: uniform, min: 4 KiB, max: 64 KiB}
            block: 4 KiB
            alignment: 1 MiB
            devices: [disk0]
            from: 1 GiB
            to: 2 GiB
            """, RandomWorkload.class);
        assertThat(config)
                .isEqualTo(new RandomWorkload(
                        10,
                        BuiltIns.arrivals(new ClosedPattern(4, BuiltIns.time(new ExponentialTime(Time.ofMillis(30))))),
                        0.3,
                        0.2,
                        new Size(1 << 20),
                        0.5,
                        new Sizes.Uniform(new Size(4096), new Size(65_536)),
                        new Size(4096),
                        new Size(1 << 20),
                        List.of("disk0"),
                        new Size(1L << 30),
                        new Size(2L << 30)));
        assertThatThrownBy(() -> bind(
                        "{requests: 1, arrivals: {type: open, interarrival: {type: uniform, min: 2 ms, max: 1 ms}}}",
                        RandomWorkload.class))
                .isInstanceOf(ConfigException.class)
                .hasMessageContaining("is less than min");
    }

    private static <C extends Record> C bind(String text, Class<C> type) {
        return new ConfigLoader(BuiltIns.ALL)
                .load("test.yaml", text, Path.of("/scenarios"), List.of(), type)
                .value();
    }
}
