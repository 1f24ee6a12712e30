package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/**
 * A claim fails if nothing that is varied has any effect, so that each figure is the same at all points: a mechanism that does
 * nothing must not pass for one that does little.
 */
class NoEffectTest {

    @TempDir
    private Path directory;

    /** Claims that two things which are both run, in different ways, are the same; without an effect there would not be two. */
    private static final Set<String> EQUALITIES = Set.of(
            // the system and the open, or dependent, model of its recording
            "ganger-1995-replay/g-43-mean",
            "ganger-1995-replay/g-43-worst",
            "ganger-1995-replay/g-43-spread",
            "ganger-1995-replay/g-43-queue",
            "ganger-1995-replay/g-43-dependent",
            "ganger-1995-replay/g-43-count",
            "ganger-1995-speed/g-10-mean",
            "ganger-1995-speed/g-10-spread",
            "hsu-2003-replay/H3-32-as-recorded",
            // generators and the drivers that they replace
            "ganger-1995-drivers/g-45-closed-throughput",
            "ganger-1995-drivers/g-45-closed-response",
            // a choice between two orders and each of them alone: without an effect of the choice they would be
            // different
            "gonzalez-2012-dads/D-3",
            "gonzalez-2012-dads/D-4",
            "gonzalez-2012-dads/D-5",
            "gonzalez-2012-dads/D-6",
            // the size of a change of 0 %
            "ganger-1995-cache-aware/g-20-system-copytree-once",
            // known to fail
            "ganger-1995-criticality-scheduling/g-37");

    /** What is known of a statement if each figure is the same at all points. */
    private enum Outcome {
        HOLDS,
        FAILS,
        OPEN
    }

    @Test
    void whatHasNoEffectSatisfiesNoClaimOfOne() {
        Set<String> satisfied = new TreeSet<>();
        for (String id : BuiltInExperiments.ids()) {
            statements(yaml(id).get("expectations")).forEach(expectation -> {
                if (parts(expectation).allMatch(part -> outcome(part) == Outcome.HOLDS)) {
                    satisfied.add(id + "/" + expectation.get("target"));
                }
            });
        }
        assertThat(satisfied).containsExactlyInAnyOrderElementsOf(EQUALITIES);
    }

    /** Keys that could never act beside others are refused with their place, the cause and a remedy, wherever a cache can be. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "through | writeBack: {type: marks} | writeBack | nothing is ever dirty with writeScheme: through",
                "through | writeBack: {type: demand} | writeBack | so that a write-back policy never acts",
                "through-synchronous | writeBack: {type: age, age: 30 s} | writeBack | so that a write-back policy never acts",
                "through | flush: {period: 30 s} | flush.period | nothing is ever dirty with writeScheme: through",
                "through | flush: {idle: 30 ms} | flush.idle | nothing is ever dirty with writeScheme: through",
                "through | cluster: 8 | cluster | so that there are no destages to join",
                "through | allocation: strict-order | allocation | so that no victim has to be destaged",
                "back | flush: {idle: 1 s, steps: 4} | flush.steps | there is no period to divide",
                "back | prefetch: {type: read-ahead, length: 8 KiB, until: 8 KiB} | prefetch.until | 8 KiB is no more than the length"
                        + " of 8 KiB",
                "back | prefetch: {type: read-ahead, length: 8 KiB, step: 8 KiB} | prefetch.step | there is no until to be read in"
                        + " pieces",
                "back | prefetch: {type: conditional-sequential, segment: 8 KiB, until: 16 KiB} | prefetch.until | 16 KiB is no more"
                        + " than what is fetched at once in any case, 16 KiB",
            })
    void keysThatCannotActInACacheAreRefused(String scheme, String key, String place, String cause) throws IOException {
        String cache = "{type: cache, size: 2 MiB, writeScheme: " + scheme + ", " + key + "}";
        refused("layers: {cache: {over: [disk0], layer: " + cache + "}}\n", "layers.cache.layer." + place, cause);
        refused("""
                buses: {scsi: {type: exclusive}, inner: {type: exclusive}}
                controllers: {array: {type: intelligent, cache: %s}}
                topology: [{bus: scsi, attached: [array]}, {bus: inner, below: array, attached: [disk0]}]
                """.formatted(cache), "controllers.array.cache." + place, cause);
    }

    /** A cache of one device on another refuses the same, and what DiskSim's cache with a place for each block does not use. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "writeScheme: through, writeBack: {type: marks} | writeBack | so that a write-back policy never acts",
                "compat: [identity-mapping], cluster: 8 | cluster | destages one block after the other",
                "compat: [identity-mapping], replacement: fifo | replacement | each block has its own place",
                "compat: [identity-mapping], lockGranularity: 8 KiB | lockGranularity | has no locks",
                "compat: [identity-mapping], allocation: strict-order | allocation | each block has its own place",
            })
    void keysThatCannotActInACacheOnADeviceAreRefused(String keys, String place, String cause) throws IOException {
        refused(
                "  disk1: {type: hdd, model: hp-c2247a}\n"
                        + "layers: {cache: {over: [disk0, disk1], layer: {type: device-cache, " + keys + "}}}\n",
                "layers.cache.layer." + place,
                cause);
    }

    /** A file cache follows no units, no parts of blocks, and reads ahead at once. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{type: fetch-unit} | prefetch | a file cache fetches no units of the storage",
                "{type: line-part, reads: line} | prefetch | a file cache has no parts of blocks",
                "{type: read-ahead, until: 64 KiB} | prefetch.until | reads ahead at once, not while the unit is idle",
                "{type: conditional-sequential, until: 64 KiB} | prefetch.until | reads ahead at once, not while the unit is idle",
            })
    void policiesThatCannotActInAFileCacheAreRefused(String policy, String place, String cause) throws IOException {
        refused(
                "host: {type: unix, fileCache: {size: 1 MiB, prefetch: " + policy + "}}\n",
                "host.fileCache." + place,
                cause);
    }

    private void refused(String parts, String place, String cause) throws IOException {
        Path file = Files.writeString(
                directory.resolve("scenario.yaml"),
                "devices:\n  disk0: {type: hdd, model: hp-c2247a}\n" + parts
                        + "workload: {type: random, requests: 1}\n");
        Cli cli = Cli.spindle("run", file, "--out", directory.resolve("out"));
        assertThat(cli.exit()).isEqualTo(2);
        assertThat(cli.err())
                .contains("scenario.yaml:", place, cause)
                .containsPattern("(leave it out|more than|another type)");
    }

    private static Map<?, ?> yaml(String id) {
        return (Map<?, ?>) new Load(LoadSettings.builder().build()).loadFromString(BuiltInExperiments.yaml(id));
    }

    private static Stream<Map<?, ?>> statements(Object list) {
        return list == null ? Stream.empty() : ((List<?>) list).stream().map(each -> (Map<?, ?>) each);
    }

    private static Stream<Map<?, ?>> parts(Map<?, ?> expectation) {
        return expectation.get("type").equals("all")
                ? statements(expectation.get("parts")).flatMap(NoEffectTest::parts)
                : Stream.of(expectation);
    }

    private static Outcome outcome(Map<?, ?> part) {
        return switch ((String) part.get("type")) {
            case "ratio" -> part.get("base") == null ? within(part, 1) : Outcome.OPEN;
            case "equal" -> part.get("with") == null ? Outcome.HOLDS : Outcome.OPEN;
            case "equal-changes", "no-significant-difference" -> Outcome.HOLDS;
            case "mean-gain", "greatest-gain" -> within(part, 0);
            case "any" ->
                least(
                        1,
                        statements(part.get("parts")).map(NoEffectTest::outcome).toList());
            case "most" -> {
                List<Outcome> parts =
                        statements(part.get("parts")).map(NoEffectTest::outcome).toList();
                yield least(parts.size() / 2 + 1, parts);
            }
            case "all" -> {
                List<Outcome> parts =
                        statements(part.get("parts")).map(NoEffectTest::outcome).toList();
                yield least(parts.size(), parts);
            }
            case "monotonic" -> number(part, "slack", 0) > 0 ? Outcome.HOLDS : Outcome.FAILS;
            case "ordering", "greater-gain", "gain-below-sum", "crossover", "knee" -> Outcome.FAILS;
            default -> Outcome.OPEN;
        };
    }

    private static Outcome least(int count, List<Outcome> parts) {
        long fail = parts.stream().filter(part -> part == Outcome.FAILS).count();
        long hold = parts.stream().filter(part -> part == Outcome.HOLDS).count();
        return hold >= count ? Outcome.HOLDS : parts.size() - fail < count ? Outcome.FAILS : Outcome.OPEN;
    }

    private static Outcome within(Map<?, ?> part, double value) {
        return value >= number(part, "from", Double.NEGATIVE_INFINITY)
                        && value <= number(part, "to", Double.POSITIVE_INFINITY)
                        && value > number(part, "above", Double.NEGATIVE_INFINITY)
                        && value < number(part, "below", Double.POSITIVE_INFINITY)
                ? Outcome.HOLDS
                : Outcome.FAILS;
    }

    private static double number(Map<?, ?> part, String key, double absent) {
        Object value = part.get(key);
        return value == null ? absent : ((Number) value).doubleValue();
    }
}
