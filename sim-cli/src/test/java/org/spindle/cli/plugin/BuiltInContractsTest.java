package org.spindle.cli.plugin;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.plugin.Contribution;
import org.spindle.plugin.PluginOptions;
import org.spindle.spi.Component;
import org.spindle.spi.Kind;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.device.DeviceFactory;

/** Every built-in type satisfies the contract of its kind, checked as by {@code spindle plugin check}. */
class BuiltInContractsTest {

    /** Keys for the types with keys that have no defaults, by kind and type. */
    private static final Map<String, String> KEYS = Map.ofEntries(
            entry(
                    "arrival-pattern batches",
                    "{interval: {type: constant, time: 10 ms}, size: {type: constant, count: 4}}"),
            entry(
                    "arrival-pattern cascade",
                    "{rate: 200, period: 4 s, splits: [{largest: 0.7}, {parts: 4, largest: 0.4}]}"),
            entry("arrival-pattern mmpp", "{states: [{rate: 100, sojourn: 1 s}, {rate: 10, sojourn: 500 ms}]}"),
            entry(
                    "arrival-pattern on-off",
                    "{sources: 3, rate: 50, on: {type: exponential, mean: 1 s}, off: {type: pareto, mean: 1 s, shape: 1.5}}"),
            entry("arrival-pattern open", "{interarrival: {type: poisson, rate: 100}}"),
            entry("arrival-pattern self-similar", "{mean: 200, variance: 3000, interval: 1 s, hurst: 0.8}"),
            entry("device fixed", "{capacity: 1 GiB, service: {type: exponential, mean: 5 ms}}"),
            entry("device simple", "{capacity: 1 GiB, access: 2 ms}"),
            entry(
                    "device ssd",
                    "{geometry: {channels: 2, chips: 2, dies: 1, planes: 2, blocks: 256, pages: 128, page: 4 KiB}}"),
            entry(
                    "device table",
                    "{capacity: 1 GiB, points: [{operation: read, time: 1 ms}, {operation: write, time: 2 ms}]}"),
            entry("host linux", "{memory: 1 MiB}"),
            entry("layer cache", "{size: 256 KiB}"),
            entry("layer declustered", "{stripeUnits: 3}"),
            entry("layer file-system", "{contents: {format: ext3, dataFiles: 4, dataSize: 256 KiB}}"),
            entry("layer volume", "{layout: striped}"),
            entry("layout declustered", "{stripeUnits: 3}"),
            entry("replacement with-admission", "{admission: tiny-lfu, policy: lru}"),
            entry("replacement without-repeats", "{policy: lru}"),
            entry("scheduler anticipatory", "{anonymous: shared}"),
            entry("scheduler bfq", "{anonymous: shared}"),
            entry("scheduler cfq", "{anonymous: shared}"),
            entry("scheduler dads", "{schedulers: [{type: cfq, anonymous: shared}, {type: deadline}]}"),
            entry("scheduler virtual-disk", "{base: {type: cfq, anonymous: shared}}"),
            entry("prefetch fetch-unit", "{unit: 16 KiB}"),
            entry("size-distribution constant", "{size: 4 KiB}"),
            entry("size-distribution exponential", "{mean: 4 KiB}"),
            entry("size-distribution normal", "{mean: 0 B, deviation: 4 KiB}"),
            entry("size-distribution poisson-count", "{mean: 4, unit: 4 KiB}"),
            entry("size-distribution two-value", "{value: 4 KiB, other: 64 KiB, probability: 0.2}"),
            entry("size-distribution uniform", "{min: 4 KiB, max: 64 KiB}"),
            entry("time-distribution constant", "{time: 3 ms}"),
            entry("time-distribution exponential", "{mean: 3 ms}"),
            entry("time-distribution gamma", "{mean: 3 ms, scv: 0.5}"),
            entry("time-distribution normal", "{mean: 3 ms, deviation: 2 ms}"),
            entry("time-distribution one-of", "{times: [{time: 1 ms, share: 0.5}, {time: 9 ms, share: 0.5}]}"),
            entry("time-distribution poisson", "{rate: 100}"),
            entry("time-distribution poisson-count", "{mean: 4, unit: 1 ms}"),
            entry("time-distribution two-value", "{value: 1 ms, other: 20 ms, probability: 0.1}"),
            entry("time-distribution uniform", "{min: 1 ms, max: 3 ms}"),
            entry("workload file-lifetimes", "{files: 200, rate: 20, lifetimes: [{share: 0.5, within: 2 s}]}"),
            entry("workload file-server", "{operations: 500, rate: 50, files: 64 MiB}"),
            entry("workload file-tasks", "{tasks: [copytree, removetree]}"),
            entry("workload file-users", "{users: 2, tasks: 5}"),
            entry(
                    "workload given",
                    "{requests: [{operation: write, size: 4 KiB}, {at: 3 ms, operation: read, device: disk1, size: 64 KiB}]}"),
            entry(
                    "workload processes",
                    "{requests: 500, processes: [{count: 3, think: {type: exponential, mean: 50 ms}}]}"),
            entry("workload random", "{requests: 500, arrivals: {type: closed, population: 4}}"),
            entry("workload self-scaling", "{requests: 500, uniqueBytes: 8 MiB}"),
            entry("workload system", "{file: src-test-data/system/two-tasks.system}"),
            entry(
                    "workload synthetic",
                    "{requests: 500, arrivals: {type: open, interarrival: {type: poisson, rate: 100}}}"),
            entry("workload trace", "{file: sim-cli/src/it/strangers/ageing-distance/arrivals.spc}"),
            entry("workload transactions", "{transactions: 100, rate: 20, accountFile: 8 MiB}"),
            entry(
                    "workload working-days",
                    "{days: 1, machines: [{storage: 64 MiB, requestsPerDay: 300, readData: 16 MiB, writtenData: 16 MiB, memory: 4 MiB}]}"),
            entry("write-back age", "{age: 20 ms}"));

    private static final Path ROOT = Path.of(System.getProperty("spindle.root"));

    /** Devices whose keys are those of a ready-made model. */
    private static final Map<String, String> MODELS = Map.ofEntries(
            entry("device hdd", "{type: hdd, model: seagate-cheetah-4lp-4g}"),
            entry("device ssd-profile", "{type: ssd-profile, model: samsung-970-pro}"));

    /** A kind whose types are tested with samples in their own modules, and types that need files or a device of their own. */
    private static final List<String> ELSEWHERE =
            List.of("trace-format", "device black-box", "workload drive-cache-capture", "workload file-benchmarks");

    /** A component of a scenario. */
    private record Drive(@OfKind(DeviceFactory.class) Component device) {}

    private final SpindleProcess spindle = SpindleProcess.start(PluginOptions.NONE);

    @TestFactory
    Stream<DynamicTest> isSound() {
        List<DynamicTest> tests = new ArrayList<>();
        for (Kind<?, ?> kind : spindle.registry().kinds()) {
            for (Contribution offered : spindle.registry().contributions(kind)) {
                String name = kind + " " + offered.type();
                if (!ELSEWHERE.contains(kind.name()) && !ELSEWHERE.contains(name)) {
                    tests.add(dynamicTest(name, () -> requireSound(offered, keys(name, offered))));
                }
            }
        }
        return tests.stream();
    }

    private Record keys(String name, Contribution offered) {
        String model = MODELS.get(name);
        return model == null
                ? spindle.configs()
                        .load(name, KEYS.getOrDefault(name, "{}"), ROOT, List.of(), offered.config())
                        .value()
                : spindle.configs()
                        .load(name, "device: " + model, ROOT, List.of(), Drive.class)
                        .value()
                        .device()
                        .config();
    }

    private void requireSound(Contribution offered, Record keys) {
        TypeVerdict verdict =
                PluginCheck.check(new TypeUnderCheck(spindle.registry(), offered.kind(), offered.type(), keys, null));
        assertThat(verdict.broken()).isEmpty();
    }
}
