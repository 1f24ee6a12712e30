package org.spindle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.spindle.config.ConfigException;
import org.spindle.result.ResultDirectory;

/** Spindle as a library of another program. */
class LibraryTest {

    private static final Spindle SPINDLE = Spindle.create();

    /** One client of a server that takes 10 ms: 100 requests a second, each 10 ms, the server always busy. */
    private static ScenarioBuilder oneClient() {
        return SPINDLE.scenario()
                .set("devices.server", "{type: fixed, capacity: 1 MiB, service: {type: constant, time: 10 ms}}")
                .set("workload", "{type: random, requests: 200, reads: 0.5, arrivals: {type: closed, population: 1}}");
    }

    @Test
    void figuresHaveTypesAndUnits() {
        Measurements measured = oneClient().run();
        assertThat(measured.responseTime().meanMillis()).isCloseTo(10, within(1e-9));
        assertThat(measured.responseTime().p99Millis()).isCloseTo(10, within(0.02));
        assertThat(measured.responseTime("read").count()
                        + measured.responseTime("write").count())
                .isEqualTo(200);
        assertThat(measured.requestsPerSecond()).isCloseTo(100, within(1e-9));
        assertThat(measured.utilisation("server")).isCloseTo(1, within(1e-9));
        assertThat(measured.simulatedSeconds()).isEqualTo(2);
        assertThat(measured.requestsMeasured()).isEqualTo(200);
        assertThat(measured.isOverloaded()).isFalse();
        assertThat(measured.notes()).isEmpty();
        assertThatThrownBy(() -> measured.responseTime("flush"))
                .isInstanceOf(NoSuchElementException.class)
                .hasMessage("nothing was measured as system/flush/response-time");
        assertThatThrownBy(() -> measured.times("server", "all", "utilisation"))
                .isInstanceOf(NoSuchElementException.class);
    }

    @Test
    void textFileAndKeysGiveTheSameResult(@TempDir Path directory) throws Exception {
        String text = """
                name: one client
                devices:
                  server: {type: fixed, capacity: 1 MiB, service: {type: constant, time: 10 ms}}
                workload: {type: random, requests: 200, reads: 0.5, arrivals: {type: closed, population: 1}}
                """;
        ScenarioBuilder named = oneClient().set("name", "one client");
        Path file = Files.writeString(directory.resolve("s.yaml"), text);
        String json = SPINDLE.scenarioText(text).run().json();
        assertThat(SPINDLE.scenario(file).run().json()).isEqualTo(json);
        assertThat(named.run().json()).isEqualTo(json);
        assertThat(SPINDLE.scenarioText(named.effectiveYaml()).run().json()).isEqualTo(json);
        Path out = directory.resolve("out");
        assertThat(SPINDLE.scenario(file).runInto(out).json()).isEqualTo(Files.readString(out.resolve("result.json")));
        assertThat(out.resolve("report.html")).exists();
        assertThat(ResultDirectory.read(out).scenario().seed()).isEqualTo(1);
    }

    @Test
    void seedsAndReplicationsHaveRandomNumbersOfTheirOwn() {
        String first = oneClient().set("workload.arrivals.population", 2).run().json();
        assertThat(oneClient().set("workload.arrivals.population", 2).run().json())
                .isEqualTo(first);
        assertThat(oneClient().set("workload.arrivals.population", 2).run(1).json())
                .isNotEqualTo(first);
        assertThat(oneClient()
                        .set("workload.arrivals.population", 2)
                        .seed(2)
                        .run()
                        .json())
                .isNotEqualTo(first);
    }

    @Test
    void moreThanCanBeServedIsOverload() {
        ScenarioBuilder overloaded = oneClient()
                .set("workload.requests", 5000)
                .set("workload.arrivals", "{type: open, interarrival: {type: poisson, rate: 2000}}");
        assertThat(overloaded.run().isOverloaded()).isTrue();
    }

    @Test
    void allMistakesAreReportedAtOnce() {
        assertThatThrownBy(() -> oneClient()
                        .set("driver.scheduler", "sstff")
                        .set("sead", 2)
                        .run())
                .isInstanceOf(ConfigException.class)
                .hasMessageContaining("did you mean: sstf")
                .hasMessageContaining("did you mean: seed");
    }
}
