package org.spindle.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.spindle.config.TestStack.Constant;
import org.spindle.config.TestStack.Drive;
import org.spindle.config.TestStack.Linear;
import org.spindle.config.TestStack.Stack;
import org.spindle.config.TestStack.Zone;
import org.spindle.spi.Kind;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.Uniform;

/** Models of a type, and one value for a uniform record, as the SPI documents them. */
class ModelsTest {

    private static final String ACME_9000 = """
        rpm: 15000 rpm
        avgSeek: 3 ms
        curve: {type: linear, slope: 5}
        zones: [{first: 0, last: 99}]
        """;

    private record Catalogue(Map<String, String> yaml) implements TypeCatalogue {

        @Override
        public List<Kind<?, ?>> kinds() {
            return TestStack.TYPES.kinds();
        }

        @Override
        public List<PluginType> types(Kind<?, ?> kind) {
            return TestStack.TYPES.types(kind);
        }

        @Override
        public List<Model> models(Kind<?, ?> kind, String type) {
            return type.equals("hdd")
                    ? yaml.entrySet().stream()
                            .map(model -> new Model(model.getKey(), "A drive.", model.getValue()))
                            .toList()
                    : List.of();
        }
    }

    private static Loaded<Stack> load(String text, String... sets) {
        return new ConfigLoader(new Catalogue(Map.of("acme-9000", ACME_9000)))
                .load("s.yaml", text, TestStack.DIRECTORY, List.of(sets), Stack.class);
    }

    private static Drive drive(String text, String... sets) {
        return (Drive) load(text, sets).value().devices().get("d").config();
    }

    @Test
    void aModelGivesItsKeysAndDefaultsTheRest() {
        assertThat(drive("devices: {d: {type: hdd, model: acme-9000}}"))
                .isEqualTo(
                        drive("devices: {d: {type: hdd, rpm: 15000 rpm, avgSeek: 3 ms, curve: {type: linear, slope: 5},"
                                + " zones: [{first: 0, last: 99}], scheduler: fcfs}}"));
    }

    @Test
    void keysBesideItReplaceOrRefine() {
        Drive drive = drive(
                "devices: {d: {type: hdd, model: acme-9000, avgSeek: 4 ms, zones: [{first: 1, last: 2}]}}",
                "devices.d.curve.slope=6");
        assertThat(drive.rpm().rpm()).isEqualTo(15_000);
        assertThat(drive.avgSeek()).isEqualTo(Time.ofMillis(4));
        assertThat(drive.zones()).containsExactly(new Zone(1, 2));
        assertThat(drive.curve()).isEqualTo(new Linear(6));
        assertThat(drive("devices: {d: {type: hdd, model: acme-9000, curve: {type: constant, time: 1 ms}}}")
                        .curve())
                .isEqualTo(new Constant(Time.ofMillis(1)));
    }

    @Test
    void theEffectiveScenarioNamesTheModelAndReadsBack() {
        Loaded<Stack> loaded = load("devices: {d: {type: hdd, model: acme-9000, avgSeek: 4 ms}}");
        String yaml = loaded.effective().yaml(TestStack.DIRECTORY);
        assertThat(yaml)
                .contains("    model: acme-9000                    # s.yaml:1:33\n")
                .contains("    rpm: 15000 rpm                      # model acme-9000:1:6\n")
                .contains("    avgSeek: 4 ms                       # s.yaml:1:53\n");
        Loaded<Stack> again = load(yaml);
        assertThat(again.value()).isEqualTo(loaded.value());
        assertThat(again.effective().canonicalYaml())
                .isEqualTo(loaded.effective().canonicalYaml());
    }

    @Test
    void anUnknownModelNamesTheKnownOnes() {
        assertThat(catchThrowableOfType(
                        ConfigException.class, () -> load("devices: {d: {type: hdd, model: acme-900}}")))
                .hasMessage("""
                    error: unknown model 'acme-900'
                      at s.yaml:1:33   devices.d.model   (type: hdd)
                      did you mean: acme-9000
                      known models: acme-9000     see: spindle describe device hdd
                    1 problem, nothing was run.\
                    """);
    }

    /** The keys that a model would set are not missed. */
    @Test
    void aMisspeltModelIsNamed() {
        assertThat(catchThrowableOfType(
                        ConfigException.class, () -> load("devices: {d: {type: hdd, modell: acme-9000}}")))
                .hasMessageContainingAll("unknown key 'modell'", "did you mean: model\n", " model, ", "1 problem,");
    }

    @Test
    void aDamagedModelIsAProblemAndNotABug() {
        for (String yaml : List.of("- a", "", "rpm: [", "rpm: 3")) {
            ConfigLoader loader = new ConfigLoader(new Catalogue(Map.of("m", yaml)));
            assertThat(catchThrowableOfType(
                            ConfigException.class,
                            () -> loader.load(
                                    "s",
                                    "devices: {d: {type: hdd, model: m}}",
                                    TestStack.DIRECTORY,
                                    List.of(),
                                    Stack.class)))
                    .as(yaml)
                    .hasMessageContaining("\n  at model m");
        }
    }

    @Test
    void aLoaderParsesAModelOnceAndADamagedOneAgain() {
        ParsedModels models = new ParsedModels();
        MapNode keys = keys(models, ACME_9000, 0);
        assertThat(keys).isNotNull().isSameAs(keys(models, new String(ACME_9000), 0));
        assertThat(keys(models, "rpm: 1 rpm", 0)).isNotEqualTo(keys);
        assertThat(keys(models, "rpm: [", 1)).isNull();
        assertThat(keys(models, "rpm: [", 1)).as("reported again").isNull();
    }

    private static MapNode keys(ParsedModels models, String yaml, int problems) {
        ProblemList found = new ProblemList();
        Binding binding = new Binding(TestStack.TYPES, new Schemas(), models, found);
        Place place = new Place(KeyPath.ROOT, Origin.DEFAULT, null);
        MapNode keys = models.keys(new TypeCatalogue.Model("acme-9000", "A drive.", yaml), place, binding);
        assertThat(found.all()).hasSize(problems);
        return keys;
    }

    @Test
    void threadsThatShareALoaderReadTheSame() {
        ConfigLoader shared = new ConfigLoader(new Catalogue(Map.of("acme-9000", ACME_9000)));
        List<Loaded<Stack>> loaded = IntStream.range(0, 64)
                .parallel()
                .mapToObj(i -> shared.load(
                        "s.yaml",
                        "devices: {d: &d {type: hdd, model: acme-9000, avgSeek: " + i + " ms}, e: *d}",
                        TestStack.DIRECTORY,
                        List.of(),
                        Stack.class))
                .toList();
        for (int i = 0; i < loaded.size(); i++) {
            Loaded<Stack> alone = load("devices: {d: {type: hdd, model: acme-9000, avgSeek: " + i
                    + " ms}, e: {type: hdd, model: acme-9000, avgSeek: " + i + " ms}}");
            assertThat(loaded.get(i).value()).isEqualTo(alone.value());
            assertThat(loaded.get(i).effective().canonicalYaml())
                    .isEqualTo(alone.effective().canonicalYaml());
        }
    }

    @Test
    void theLintBindsEveryModel() {
        assertThat(new ConfigLint(new Catalogue(Map.of("acme-9000", ACME_9000))).checkAll())
                .isEmpty();
        assertThat(new ConfigLint(new Catalogue(Map.of("m", "rpm: 3"))).checkAll())
                .isEqualTo(Map.of("device hdd", List.of("model m:1:6 rpm: '3' lacks a unit")));
    }

    @Uniform
    @Doc("How long reads and writes take.")
    record Durations(
            @Doc("A read.") Time read, @Doc("A write.") Time write) {}

    @Doc("Holds one.")
    record Holder(@Doc("How long.") @Default("2 ms") Durations durations) {}

    private static Durations durations(String text) {
        return new ConfigLoader(TestStack.TYPES)
                .load("s.yaml", text, TestStack.DIRECTORY, List.of(), Holder.class)
                .value()
                .durations();
    }

    @Test
    void oneValueStandsForEachPartOfAUniformRecord() {
        Time one = Time.ofMillis(1);
        assertThat(durations("durations: 1 ms")).isEqualTo(new Durations(one, one));
        assertThat(durations("durations: {read: 1 ms, write: 2 ms}")).isEqualTo(new Durations(one, Time.ofMillis(2)));
        assertThat(durations("{}")).isEqualTo(new Durations(Time.ofMillis(2), Time.ofMillis(2)));
    }
}
