package org.spindle.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.spindle.spi.Component;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Validated;
import org.spindle.spi.device.DeviceFactory;

/** All problems of a scenario are reported at once: a component with problems does not hide those of the record around it. */
class UnboundComponentTest {

    @Doc("Devices, and one of them.")
    record Machine(
            @Doc("The devices by name.") @OfKind(DeviceFactory.class)
            Map<String, Component> devices,

            @Doc("The device to start from.") String boot,

            @Doc("Whether all devices are of the type of the first.") @Default("false")
            boolean alike)
            implements Validated {

        @Override
        public void validate(Problems problems) {
            if (!devices.containsKey(boot)) {
                problems.report("boot", "there is no '" + boot + "'", "one of " + devices.keySet());
            }
            if (alike
                    && devices.values().stream().map(Component::type).distinct().count() > 1) {
                problems.report("alike", "there are several types", "false");
            }
        }
    }

    private static List<String> problems(String text) {
        ConfigException e = catchThrowableOfType(
                ConfigException.class,
                () -> new ConfigLoader(TestStack.TYPES)
                        .load("exp/db.yaml", text, TestStack.DIRECTORY, List.of(), Machine.class));
        assertThat(e).as("nothing was reported for %s", text).isNotNull();
        return e.problems().stream()
                .map(problem -> problem.path() + ": " + problem.what())
                .toList();
    }

    @Test
    void rulesThatNeedItsNameOnlyAreChecked() {
        assertThat(problems("""
                devices: {disk0: {type: ssd}, disk1: {type: hdd}}
                boot: disk7
                """))
                .containsExactly(
                        "devices.disk0.type: unknown device type 'ssd'",
                        "devices.disk1: missing key 'rpm'",
                        "boot: there is no 'disk7'");
    }

    @Test
    void itStillIsAComponentOfThatName() {
        assertThat(problems("""
                devices: {disk0: {type: ssd}}
                boot: disk0
                """)).containsExactly("devices.disk0.type: unknown device type 'ssd'");
    }

    @Test
    void aRuleThatReadsItReportsNothingItself() {
        assertThat(problems("""
                devices: {disk0: {type: ssd}, disk1: {type: hdd, rpm: 7200 rpm}}
                boot: disk7
                alike: true
                """))
                .containsExactly("devices.disk0.type: unknown device type 'ssd'", "boot: there is no 'disk7'");
    }
}
