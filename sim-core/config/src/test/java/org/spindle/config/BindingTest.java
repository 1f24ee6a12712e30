package org.spindle.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.spindle.config.TestStack.Constant;
import org.spindle.config.TestStack.Drive;
import org.spindle.config.TestStack.Fcfs;
import org.spindle.config.TestStack.Host;
import org.spindle.config.TestStack.Linear;
import org.spindle.config.TestStack.Sstf;
import org.spindle.config.TestStack.Stack;
import org.spindle.config.TestStack.Writes;
import org.spindle.config.TestStack.Zone;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Rate;
import org.spindle.spi.config.RotationSpeed;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;

/** Keys that are written have their values in the record; the others have their declared defaults. */
class BindingTest {

    @Test
    void everyTypeOfValueArrives() {
        Stack stack = TestStack.load("""
                        seed: 7
                        devices:
                          front:
                            type: hdd
                            rpm: 7200 rpm
                            avgSeek: 4.2 ms
                            curve: {type: constant, time: 3 ms}
                            zones: [{first: 0, last: 9}, {first: 10, last: 19}]
                            scheduler: {type: sstf, window: 3}
                        host: {cache: true, processors: 2, writes: write-through, page: 8 sectors, copy: 2 GB/s}
                        trace: traces/../db.csv
                        note: "off"
                        weights: [3]
                        groups: {a: [x, y], b: []}
                        """).value();
        assertThat(stack)
                .isEqualTo(new Stack(
                        7,
                        Map.of(
                                "front",
                                TestStack.component(
                                        "hdd",
                                        new Drive(
                                                new RotationSpeed(7200),
                                                Time.ofMillis(4.2),
                                                new Constant(Time.ofMillis(3)),
                                                List.of(new Zone(0, 9), new Zone(10, 19)),
                                                TestStack.component("sstf", new Sstf(3))))),
                        new Host(true, 2, Writes.WRITE_THROUGH, new Size(4096), new Rate(2e9)),
                        Path.of("exp/db.csv").toAbsolutePath(),
                        "off",
                        List.of(3.0),
                        Map.of("a", List.of("x", "y"), "b", List.of())));
    }

    @Test
    void whatIsAbsentHasItsDefault() {
        Stack stack = TestStack.load("devices: {d: {type: hdd, rpm: 1 rpm}}").value();
        assertThat(stack.seed()).isEqualTo(1);
        assertThat(stack.host()).isEqualTo(new Host(false, 1, Writes.WRITE_BACK, new Size(4096), null));
        assertThat(stack.trace()).isNull();
        assertThat(stack.weights()).containsExactly(1.0, 2.5);
        Drive drive = (Drive) stack.devices().get("d").config();
        assertThat(drive.curve()).isEqualTo(new Linear(2));
        assertThat(drive.scheduler()).isEqualTo(TestStack.component("fcfs", new Fcfs()));
    }

    @Doc("Texts whose defaults YAML would take for something else.")
    record Texts(
            @Doc("Empty.") @Default("") String empty,

            @Doc("A number.") @Default("8") String number) {}

    /** The default of a text is the text as declared, not the value as which YAML reads it. */
    @Test
    void defaultsOfTextsAreTaken() {
        Texts texts = new ConfigLoader(TestStack.TYPES)
                .load("t", "{}", Path.of("."), List.of(), Texts.class)
                .value();
        assertThat(texts).isEqualTo(new Texts("", "8"));
    }

    @Test
    void aBareWordIsItsType() {
        Stack stack = TestStack.load("devices: {d: {type: hdd, rpm: 1 rpm, scheduler: sstf, curve: linear}}")
                .value();
        Drive drive = (Drive) stack.devices().get("d").config();
        assertThat(drive.scheduler()).isEqualTo(TestStack.component("sstf", new Sstf(16)));
        assertThat(drive.curve()).isEqualTo(new Linear(1));
    }

    /** Keys without a type belong to the default type; the rest of the default is not mixed in. */
    @Test
    void keysWithoutTypeBelongToTheDefaultType() {
        Stack stack = TestStack.load("devices: {d: {type: hdd, rpm: 1 rpm, curve: {}}}")
                .value();
        assertThat(((Drive) stack.devices().get("d").config()).curve()).isEqualTo(new Linear(1));
    }

    @Test
    void mapsKeepTheOrderTheyAreWrittenIn() {
        Stack stack =
                TestStack.load("{devices: {}, groups: {z: [], a: [], m: []}}").value();
        assertThat(stack.groups().keySet()).containsExactly("z", "a", "m");
        assertThatThrownBy(() -> stack.groups().put("b", List.of())).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void assignmentsReplaceAndCreate() {
        Stack stack = TestStack.load(
                        "devices: {d: {type: hdd, rpm: 1 rpm, zones: [{first: 1, last: 2}]}}",
                        "seed=3",
                        "devices.d.zones[0].last=5",
                        "devices.d.zones[1]={first: 6, last: 7}",
                        "devices.d.scheduler.type=sstf",
                        "devices.d.scheduler.window=2",
                        "devices.e.type=hdd",
                        "devices.e.rpm=2 rpm",
                        "host.copy=1 GB/s",
                        "host.copy=",
                        "groups[\"a.b c\"][0]=x")
                .value();
        Drive drive = (Drive) stack.devices().get("d").config();
        assertThat(stack.seed()).isEqualTo(3);
        assertThat(drive.zones()).containsExactly(new Zone(1, 5), new Zone(6, 7));
        assertThat(drive.scheduler()).isEqualTo(TestStack.component("sstf", new Sstf(2)));
        assertThat(((Drive) stack.devices().get("e").config()).rpm()).isEqualTo(new RotationSpeed(2));
        assertThat(stack.host().copy()).isNull();
        assertThat(stack.groups()).isEqualTo(Map.of("a.b c", List.of("x")));
    }

    @Test
    void anAliasedPartIsSetAtOnePlaceOnly() {
        Stack stack = TestStack.load("devices: {d: &d {type: hdd, rpm: 1 rpm}, e: *d}", "devices.e.rpm=2 rpm")
                .value();
        assertThat(stack.devices().values())
                .extracting(device -> ((Drive) device.config()).rpm().rpm())
                .containsExactly(1, 2);
    }

    @Test
    void anAliasedComponentIsBoundOnceAndSaysTheSameAsOneWrittenOut() {
        Loaded<Stack> aliased = TestStack.load("devices: {d: &d {type: hdd, rpm: 1 rpm}, e: *d}");
        Loaded<Stack> writtenOut = TestStack.load("devices: {d: {type: hdd, rpm: 1 rpm}, e: {type: hdd, rpm: 1 rpm}}");
        assertThat(aliased.value().devices().get("e"))
                .isSameAs(aliased.value().devices().get("d"));
        assertThat(aliased.value()).isEqualTo(writtenOut.value());
        assertThat(aliased.effective().canonicalYaml())
                .isEqualTo(writtenOut.effective().canonicalYaml());
    }

    @Test
    void aWrongComponentIsReportedOnceForAllPlacesOfItsAlias() {
        assertThatThrownBy(() -> TestStack.load("devices: {d: &d {type: hdd, rpm: 1 s}, e: *d}"))
                .hasMessageContaining("devices.d.rpm, the same in 1 other")
                .hasMessageContaining("1 problem,");
    }

    @Test
    void pathsAreRelativeToWhereTheyAreWritten(@TempDir Path directory) throws IOException {
        Path file = Files.writeString(directory.resolve("s.yaml"), "devices: {}\ntrace: t/x.csv\n");
        ConfigLoader loader = new ConfigLoader(TestStack.TYPES);
        assertThat(loader.load(file, List.of(), Stack.class).value().trace()).isEqualTo(directory.resolve("t/x.csv"));
        assertThat(loader.load(file, List.of("trace=y.csv"), Stack.class)
                        .value()
                        .trace())
                .isEqualTo(Path.of("y.csv").toAbsolutePath());
    }

    @Test
    void aByteOrderMarkIsNoContent(@TempDir Path directory) throws IOException {
        Path file = Files.writeString(directory.resolve("s.yaml"), "\uFEFFdevices: {}\nseed: 4\n");
        assertThat(new ConfigLoader(TestStack.TYPES)
                        .load(file, List.of(), Stack.class)
                        .value()
                        .seed())
                .isEqualTo(4);
    }

    @Test
    void stepsCanBeTakenOneByOne(@TempDir Path directory) throws IOException {
        Path file = Files.writeString(directory.resolve("s.yaml"), "devices: {}\n");
        ConfigLoader loader = new ConfigLoader(TestStack.TYPES);
        Node tree = loader.parse(file);
        for (int seed = 1; seed <= 3; seed++) {
            Node point = Assignment.parse("seed=" + seed).applyTo(tree);
            assertThat(loader.bind(point, directory, Stack.class).value().seed())
                    .isEqualTo(seed);
        }
    }

    @Test
    void theSchemaSaysWhatCanBeWritten() {
        RecordSchema schema = new ConfigLoader(TestStack.TYPES).schema(Host.class);
        assertThat(schema.doc()).isEqualTo("The host.");
        assertThat(schema.keys())
                .extracting(Key::name, key -> key.type().noun(), Key::range, Key::defaultText, Key::required)
                .containsExactly(
                        tuple("cache", "a boolean", "", "false", false),
                        tuple("processors", "a whole number", "1 to 64", "1", false),
                        tuple("writes", "one of the words write-back, write-through", "", "write-back", false),
                        tuple("page", "a size", "at least 512 B", "4 KiB", false),
                        tuple("copy", "a data rate", "", null, false));
    }
}
