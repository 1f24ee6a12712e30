package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.config.ConfigLint;
import org.spindle.config.ConfigLoader;
import org.spindle.config.TypeCatalogue.Model;
import org.spindle.plugin.Contribution;
import org.spindle.plugin.PluginOptions;
import org.spindle.plugin.Registry;
import org.spindle.spi.Kind;
import org.spindle.spi.device.DeviceFactory;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Every built-in type is listed, documented, and works in a scenario. */
class CatalogueTest {

    private static final Registry REGISTRY =
            SpindleProcess.start(PluginOptions.NONE).registry();

    /** No process issues the requests of the test; for some schedulers the meaning of this has to be configured. */
    private static final Map<String, String> WITHOUT_PROCESSES = Map.of(
            "anticipatory", "{type: anticipatory, anonymous: shared}",
            "bfq", "{type: bfq, anonymous: shared}",
            "cfq", "{type: cfq, anonymous: shared}",
            "dads", "{type: dads, schedulers: [{type: deadline}, {type: c-look}]}",
            "virtual-disk", "{type: virtual-disk, base: {type: deadline}}");

    private static Stream<Contribution> types() {
        return REGISTRY.kinds().stream().flatMap(kind -> REGISTRY.contributions(kind).stream());
    }

    private static Stream<String> drives() {
        return REGISTRY.models(DeviceFactory.KIND, "hdd").stream().map(Model::name);
    }

    private static Stream<String> schedulers() {
        return REGISTRY.contributions(SchedulerFactory.KIND).stream().map(Contribution::type);
    }

    @Test
    void theConfigurationIsWithoutFault() {
        assertThat(new ConfigLint(REGISTRY).checkAll()).isEmpty();
    }

    @Test
    void everyKindIsListedWithEveryTypeAndModel() {
        List<String> words =
                Cli.spindle("list").out().lines().map(String::strip).toList();

        assertThat(words)
                .containsAll(REGISTRY.kinds().stream().map(Kind::name).toList())
                .contains("plugins");
        types().forEach(type -> {
            assertThat(words).anyMatch(line -> line.startsWith(type.type() + " ") && line.contains(type.doc()));
            for (Model model : REGISTRY.models(type.kind(), type.type())) {
                assertThat(words).anyMatch(line -> line.startsWith("model: " + model.name() + " "));
            }
        });
    }

    @ParameterizedTest
    @MethodSource("types")
    void everyTypeIsDescribed(Contribution type) {
        Cli cli = Cli.spindle("describe", type.kind().name(), type.type());

        assertThat(cli.err()).isEmpty();
        assertThat(cli.exit()).isZero();
        assertThat(cli.out()).startsWith(type.kind() + " " + type.type() + "\n").contains(type.doc());
        new ConfigLoader(REGISTRY)
                .schema(type.config())
                .keys()
                .forEach(key -> assertThat(cli.out()).contains("    " + key.name() + " "));
    }

    /** Whoever knows a name need not know what kind of thing it is. */
    @ParameterizedTest
    @CsvSource({
        "sptf, scheduler sptf",
        "hdd, device hdd",
        "hdd hp-c2247a, device hdd hp-c2247a",
        "hp-c2247a, device hdd hp-c2247a",
        "device hp-c2247a, device hdd hp-c2247a"
    })
    void aNameThatIsTheOnlyOneIsEnough(String few, String all) {
        assertThat(described(few)).isNotEmpty().isEqualTo(described(all));
        assertThat(described(few + " --json")).isEqualTo(described(all + " --json"));
    }

    private static String described(String words) {
        return Cli.spindle(Stream.concat(Stream.of("describe"), Stream.of(words.split(" ")))
                        .toArray(Object[]::new))
                .out();
    }

    @Test
    void theScenarioIsDescribed() {
        assertThat(Cli.spindle("describe", "scenario").out()).contains("devices", "warmUp", "seriesPoints");
    }

    @ParameterizedTest
    @MethodSource("drives")
    void everyDriveServesRandomRequests(String model, @TempDir Path directory) throws Exception {
        // For drives with logical sectors of 4 KiB.
        String aligned = Text.SMALL.replace("requests: 200", "requests: 200\n  alignment: 4 KiB");
        runs(aligned.replace("hp-c2247a", model), directory);
        assertThat(Cli.spindle("describe", "device", "hdd", model).out()).contains("geometry:", "mechanics:");
    }

    /** A load so high that several requests wait, in the driver and in the drive. */
    @ParameterizedTest
    @MethodSource("schedulers")
    void everySchedulerOrdersRequests(String type, @TempDir Path directory) throws Exception {
        String scheduler = WITHOUT_PROCESSES.getOrDefault(type, type);
        String busy =
                Text.SMALL.replace("scheduler: fcfs", "scheduler: " + scheduler).replace("rate: 20", "rate: 200");
        runs(busy, directory);
        String inside =
                busy.replace("model: hp-c2247a", "model: hp-c2247a\n    queueDepth: 16\n    scheduler: " + scheduler);
        if (Set.of("collapse", "concatenate").contains(type)) {
            Path scenario = Files.writeString(directory.resolve("scenario.yaml"), inside);
            assertThat(Cli.spindle("run", scenario).err()).contains("a queue inside a device");
        } else {
            runs(inside, directory);
        }
    }

    private static void runs(String text, Path directory) throws Exception {
        Path scenario = Files.writeString(directory.resolve("scenario.yaml"), text);
        Path out = directory.resolve("out");
        Cli cli = Cli.spindle("run", scenario, "--out", out, "--force");

        assertThat(cli.err()).isEmpty();
        assertThat(cli.exit()).isZero();
        assertThat(out.resolve("result.json")).content().contains("\"requestsCompleted\" : 200");
    }
}
