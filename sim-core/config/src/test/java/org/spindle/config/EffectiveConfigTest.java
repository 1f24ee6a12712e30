package org.spindle.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.config.EffectiveConfig.EffectiveKey;
import org.spindle.config.TestStack.Stack;

class EffectiveConfigTest {

    private static final String TEXT = """
        devices:
          front:
            type: hdd
            rpm: 7200rpm
            zones: [{first: 0, last: 9}]
        trace: ../traces/db.csv
        groups: {a b: [x, "3"]}
        """;

    @Test
    void everyDefaultIsFilledInAndEveryOriginNamed() {
        assertThat(TestStack.load(TEXT, "devices.front.scheduler=sstf")
                        .effective()
                        .yaml(TestStack.DIRECTORY))
                .isEqualTo("""
                    seed: 1                                 # default
                    devices:
                      front:
                        type: hdd                           # exp/db.yaml:3:11
                        rpm: 7200 rpm                       # exp/db.yaml:4:10
                        avgSeek: 8.5 ms                     # default
                        curve:
                          type: linear                      # default
                          slope: 2.0                        # default
                        zones:
                          - first: 0                        # exp/db.yaml:5:21
                            last: 9                         # exp/db.yaml:5:30
                        scheduler:
                          type: sstf                        # --set devices.front.scheduler=sstf
                          window: 16                        # default
                    host:
                      cache: false                          # default
                      processors: 1                         # default
                      writes: write-back                    # default
                      page: 4 KiB                           # default
                      copy: null                            # default
                    trace: ../traces/db.csv                 # exp/db.yaml:6:8
                    note: null                              # default
                    weights:
                      - 1.0                                 # default
                      - 2.5                                 # default
                    groups:
                      "a b":
                        - x                                 # exp/db.yaml:7:16
                        - "3"                               # exp/db.yaml:7:19
                    """);
    }

    @Test
    void rowsShowValueDefaultAndOrigin() {
        assertThat(TestStack.load(TEXT, "host.processors=2").effective().rows())
                .extracting(
                        row -> row.key().toString(),
                        EffectiveKey::value,
                        EffectiveKey::defaultValue,
                        row -> row.origin().toString())
                .contains(
                        tuple("seed", "1", "1", "default"),
                        tuple("devices.front.rpm", "7200 rpm", null, "exp/db.yaml:4:10"),
                        tuple("devices.front.scheduler.type", "fcfs", "fcfs", "default"),
                        tuple("host.processors", "2", "1", "--set host.processors=2"),
                        tuple("host.copy", "null", "null", "default"),
                        tuple("groups[\"a b\"][1]", "\"3\"", null, "exp/db.yaml:7:19"));
    }

    /** The text depends on the values of a scenario, not on their notation or their lines. */
    @Test
    void theCanonicalTextIsOfTheMeaning() {
        EffectiveConfig effective = TestStack.load(TEXT).effective();
        String rewritten = """
            # the same
            groups: {"a b": [x, '3']}
            seed: 1
            trace: ./../traces/../traces/db.csv
            devices: {front: {scheduler: fcfs, type: hdd, rpm: 7200 rpm, zones: [{last: 9, first: 0}]}}
            """;
        assertThat(TestStack.load(rewritten).effective().canonicalYaml()).isEqualTo(effective.canonicalYaml());
        assertThat(TestStack.load(TEXT, "seed=2").effective().canonicalYaml()).isNotEqualTo(effective.canonicalYaml());
    }

    @Test
    void theCanonicalTextHasEveryValue() {
        EffectiveConfig effective = TestStack.load("devices: {}\n").effective();
        assertThat(effective.canonicalYaml()).isEqualTo("""
            seed: 1
            devices: {}
            host:
              cache: false
              processors: 1
              writes: write-back
              page: 4 KiB
              copy: null
            trace: null
            note: null
            weights:
              - 1.0
              - 2.5
            groups: {}
            """);
    }

    @Test
    void namesItsFiles() {
        assertThat(TestStack.load(TEXT).effective().files())
                .containsExactly(TestStack.DIRECTORY
                        .resolve("../traces/db.csv")
                        .toAbsolutePath()
                        .normalize());
        assertThat(TestStack.load("devices: {}\n").effective().files()).isEmpty();
    }

    @Test
    void movedToAnotherDirectoryItStillMeansTheSame() {
        Loaded<Stack> loaded = TestStack.load(TEXT);
        Path results = Path.of("results", "run-1");
        Stack again = new ConfigLoader(TestStack.TYPES)
                .load("effective.yaml", loaded.effective().yaml(results), results, List.of(), Stack.class)
                .value();
        assertThat(again).isEqualTo(loaded.value());
        assertThat(loaded.effective().yaml(results)).contains("trace: ../../traces/db.csv ");
    }
}
