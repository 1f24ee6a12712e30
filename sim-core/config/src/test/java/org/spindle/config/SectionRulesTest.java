package org.spindle.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.spindle.spi.Component;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.device.DeviceFactory;

/** All problems of a scenario are reported at once: a mistake in one section does not hide what is wrong between others. */
class SectionRulesTest {

    @Doc("When to end.")
    record Limit(@Doc("Requests.") long requests) {}

    @Doc("Devices in one place.")
    record Rack(@Doc("Their names.") List<String> holds) {}

    static final class Parts implements SectionList {

        static final Section<Map<String, Component>> DEVICES =
                Section.named("devices", DeviceFactory.KIND, "The devices by name.");
        static final Section<List<Rack>> RACKS = Section.list("racks", Rack.class, "The racks.");
        static final Section<Map<String, Rack>> SPARES =
                Section.named("spares", Rack.class, "Racks without power.").withDefault("{}", Map.of());
        static final Section<Limit> LIMIT = Section.one("limit", Limit.class, "When to end.");

        @Override
        public List<Section<?>> sections() {
            return List.of(DEVICES, RACKS, SPARES, LIMIT);
        }

        @Override
        public void check(SectionValues values, Problems problems) {
            Rules.check(() -> {
                if (values.get(LIMIT).requests() > 9) {
                    problems.report("limit.requests", "too many", "at most 9");
                }
            });
            Rules.check(() -> {
                for (int i = 0; i < values.get(RACKS).size(); i++) {
                    int rack = i;
                    Rules.check(() -> checkHeld(
                            values, values.get(RACKS).get(rack).holds(), "racks[" + rack + "].holds", problems));
                }
            });
            Rules.check(() -> values.get(DEVICES).keySet().forEach(name -> {
                if (values.get(SPARES).containsKey(name)) {
                    problems.report("spares." + name, "there is a device '" + name + "'", "another name");
                }
            }));
        }

        private static void checkHeld(SectionValues values, List<String> held, String at, Problems problems) {
            for (int i = 0; i < held.size(); i++) {
                int item = i;
                Rules.check(() -> {
                    if (!values.get(DEVICES).containsKey(held.get(item))) {
                        problems.report(at + "[" + item + "]", "there is no '" + held.get(item) + "'", "a device");
                    }
                });
            }
        }
    }

    @Doc("A system.")
    record Plant(
            @Doc("Seed.") @Default("1") long seed,
            @SectionsOf(Parts.class) SectionValues sections) {}

    private static List<String> problems(String text, String... sets) {
        ConfigException e = catchThrowableOfType(
                ConfigException.class,
                () -> new ConfigLoader(TestStack.TYPES)
                        .load("exp/db.yaml", text, TestStack.DIRECTORY, List.of(sets), Plant.class));
        assertThat(e).as("nothing was reported for %s", text).isNotNull();
        return e.problems().stream()
                .map(problem -> problem.path() + ": " + problem.what())
                .toList();
    }

    private static final String DISK = "devices: {disk0: {type: hdd, rpm: 7200 rpm}}\n";

    @Test
    void aKeyOfTheRecordItselfHidesNothing() {
        assertThat(problems(DISK + """
                seed: one
                racks: [{holds: [disk7]}]
                limit: {requests: 10}
                """))
                .containsExactly(
                        "seed: 'one' is not a whole number",
                        "racks[0].holds[0]: there is no 'disk7'",
                        "limit.requests: too many");
    }

    @Test
    void aSectionWithProblemsLeavesOutOnlyTheRulesThatReadIt() {
        assertThat(problems(DISK + """
                racks: [{holds: [disk7]}]
                limit: {requests: many}
                """))
                .containsExactly(
                        "racks[0].holds[0]: there is no 'disk7'", "limit.requests: 'many' is not a whole number");
        assertThat(problems("""
                devices: disk0
                racks: [{holds: [disk7]}]
                limit: {requests: 10}
                """))
                .containsExactly(
                        "devices: 'disk0' is not a mapping of names, each to a device", "limit.requests: too many");
    }

    @Test
    void anEntryWithProblemsIsStillAnEntry() {
        assertThat(problems(DISK + """
                racks:
                  - {hold: [disk7]}
                  - {holds: [disk8, [], disk9]}
                  - 5
                limit: {requests: 1}
                """))
                .containsExactly(
                        "racks[0].hold: unknown key 'hold'",
                        "racks[1].holds[0]: there is no 'disk8'",
                        "racks[1].holds[1]: this is a list, not text",
                        "racks[1].holds[2]: there is no 'disk9'",
                        "racks[2]: '5' is not a mapping with the keys of a rack");
        assertThat(problems(DISK + """
                racks: []
                spares: {disk0: {holds: 5}, disk1: 5}
                limit: {requests: 1}
                """))
                .containsExactly(
                        "spares.disk0: there is a device 'disk0'",
                        "spares.disk0.holds: '5' is not a list, each entry text",
                        "spares.disk1: '5' is not a mapping with the keys of a rack");
    }

    @Test
    void aMisspeltSectionDoesNotCountAsAbsent() {
        assertThat(problems("""
                devicess: {disk0: {type: hdd, rpm: 7200 rpm}}
                racks: [{holds: [disk0]}]
                limit: {requests: 10}
                """)).containsExactly("devicess: unknown key 'devicess'", "limit.requests: too many");
    }

    @Test
    void anUnknownKeyHidesNoRuleOfTheOthers() {
        assertThat(problems(DISK + """
                racks: [{holds: [disk7], colour: red}]
                limit: {requests: 10, colour: red}
                """))
                .containsExactly(
                        "racks[0].holds[0]: there is no 'disk7'",
                        "racks[0].colour: unknown key 'colour'",
                        "limit.requests: too many",
                        "limit.colour: unknown key 'colour'");
    }

    @Test
    void anOptionWithAMisspeltKeyMayChangeWhatItMeans() {
        assertThat(problems(DISK + """
                racks: []
                limit: {requests: 10}
                """, "limit.reqests=5")).containsExactly("limit.reqests: unknown key 'reqests'");
    }

    /** What it would have changed is unknown; a device that cannot be read may be several ones. */
    @Test
    void anOptionThatCannotBeReadHidesWhatFollowsFromIt() {
        String text = DISK + """
                racks: [{holds: [disk0, disk7]}]
                spares: {disk0: {holds: []}}
                limit: {requests: 10}
                """;
        String unread = ": this is not YAML: expected ',' or ']', but got <stream end>";
        assertThat(problems(text))
                .containsExactly(
                        "racks[0].holds[1]: there is no 'disk7'",
                        "spares.disk0: there is a device 'disk0'",
                        "limit.requests: too many");
        for (String set : new String[] {"devices.disk7=[1", "devices.disk=[1", "racks[0].holds[1]=[1", "racks=[1"}) {
            assertThat(problems(text, set))
                    .as(set)
                    .containsExactly("spares.disk0: there is a device 'disk0'", "limit.requests: too many", unread);
        }
        assertThat(problems(text, "devices.disk7=[1", "devices.disk7.rpm=5400 rpm"))
                .containsExactly("spares.disk0: there is a device 'disk0'", "limit.requests: too many", unread);
        assertThat(problems(text, "devices.disk0.type=[1", "limit.requests=[1"))
                .containsExactly(
                        "racks[0].holds[1]: there is no 'disk7'",
                        "spares.disk0: there is a device 'disk0'",
                        unread,
                        unread);
        assertThat(problems(text, "devices=[1", "limit=[1")).containsExactly(unread, unread);
    }
}
