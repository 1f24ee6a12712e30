package org.spindle.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.spindle.run.TestRuns.read;
import static org.spindle.run.TestRuns.run;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.spindle.run.Doubles.PositionDriver;
import org.spindle.run.TestDevices.Fixed;
import org.spindle.run.TestWorkloads.Arrival;
import org.spindle.run.TestWorkloads.Faulty;
import org.spindle.run.TestWorkloads.Script;
import org.spindle.scenario.Scenario;
import org.spindle.scenario.Sections;
import org.spindle.spi.request.Operation;

/** The messages with which a run is refused or ends. */
class RunErrorsTest {

    @Test
    void whatAComponentRefusesIsToldWithItsPlace() {
        assertThatThrownBy(() -> run(Doubles.scenario(Doubles.devices(new Fixed(1, 0)), Script.of())))
                .isInstanceOf(RunException.class)
                .hasMessage("devices.disk0 (type fixed): sectors is 0; give at least 1");
    }

    @Test
    void aSchedulerThatNeedsPositionsNamesBothSides() {
        Scenario scenario = Doubles.scenario(Doubles.devices(new Fixed(1, 100)), Script.of());
        Scenario needy = scenario.with(Sections.DRIVER, Doubles.of(new PositionDriver()));
        assertThatThrownBy(() -> run(needy))
                .isInstanceOf(RunException.class)
                .hasMessageContaining("driver (type positiondriver)")
                .hasMessageContaining("'needspositions'")
                .hasMessageContaining("'disk0'");
    }

    @Test
    void aRequestBeyondTheDeviceIsRefused() {
        for (Arrival wrong : List.of(
                read(0, 100),
                read(0, 93),
                read(0, -1),
                new Arrival(0, 1, Operation.READ, 0, 1),
                new Arrival(0, 0, Operation.READ, Long.MAX_VALUE, 8),
                new Arrival(0, 0, Operation.READ, 0, 101))) {
            assertThatThrownBy(() -> run(Doubles.scenario(Doubles.devices(new Fixed(1, 100)), Script.of(wrong))))
                    .isInstanceOf(RunException.class)
                    .hasMessageContaining("device");
        }
        run(Doubles.scenario(Doubles.devices(new Fixed(1, 100)), Script.of(read(0, 92))));
    }

    @Test
    @Timeout(30)
    void aRunThatDoesNotEndWithinSimulatedTimeIsReported() {
        long years = Duration.ofDays(365 * 75).toNanos();
        Arrival[] three = {read(0, 0), read(0, 0), read(0, 0)};
        Scenario scenario = Doubles.scenario(Doubles.devices(new Fixed(years, 100)), Script.of(three));
        assertThatThrownBy(() -> run(scenario))
                .isInstanceOf(RunException.class)
                .hasMessageContaining("146 years")
                .hasMessageContaining("'stop'");
    }

    @Test
    void aFailureOfTheInputEndsTheRunAndClosesTheWorkload() {
        List<String> closed = new ArrayList<>();
        assertThatThrownBy(() -> run(Doubles.scenario(Doubles.devices(new Fixed(1, 100)), new Faulty(closed))))
                .isInstanceOf(RunException.class)
                .hasMessage("trace.txt:3: no such device 7");
        assertThat(closed).containsExactly("closed");
    }
}
