package org.spindle.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.spindle.run.Doubles.BusConfig;
import org.spindle.run.Doubles.ControllerConfig;
import org.spindle.run.TestDevices.Fixed;
import org.spindle.run.TestDrivers.Direct;
import org.spindle.run.TestDrivers.Fcfs;
import org.spindle.run.TestWorkloads.Arrival;
import org.spindle.run.TestWorkloads.Script;
import org.spindle.scenario.Scenario;
import org.spindle.scenario.Scenario.BusLink;
import org.spindle.scenario.Sections;
import org.spindle.spi.Component;
import org.spindle.spi.Kind;
import org.spindle.spi.Parts;
import org.spindle.spi.bus.BusContext;
import org.spindle.spi.bus.BusPort;
import org.spindle.spi.bus.BusPort.Message;
import org.spindle.spi.bus.ControllerContext;
import org.spindle.spi.distribution.TimeDistributionFactory;
import org.spindle.spi.driver.DriverContext;
import org.spindle.spi.request.Operation;
import org.spindle.spi.sim.RandomStream;
import org.spindle.stack.Factories;

/** The route between driver and device, worked by hand to the nanosecond; the contract is BusPort's. */
class InterconnectTest {

    private final Doubles doubles = new Doubles();

    /**
     * Down: host bus granted at 100 and free at once, 1000 in the adapter, SCSI bus granted at 1300. The device releases
     * it and works 5000. Up: SCSI bus granted at 6500 and kept, host bus granted at 6600 and free at once; the round trip
     * through the adapter takes 2000.
     */
    @Test
    void throughTwoBusesAndAnAdapter() {
        RunOutcome outcome = run(twoLevels(new Fcfs(), read(0, 0)));
        assertThat(doubles.buses.get("host").log).containsExactly("100+0", "100-0", "6600+1", "6600-1");
        assertThat(doubles.buses.get("scsi").log).containsExactly("1300+0", "1300-0", "6500+1", "8600-1");
        assertThat(outcome.run().simulatedNs()).isEqualTo(8600);
    }

    @Test
    void aPortSumsDelaysAndTakesTheSlowestStage() {
        run(twoLevels(new Fcfs(), read(0, 0)));
        BusPort port = doubles.deviceContexts.get("disk0").bus();
        assertThat(port.answerTime(Message.DISCONNECT)).isEqualTo(2000);
        assertThat(port.deliveryTime()).isEqualTo(1000);
        assertThat(port.sectorTimePicos(true)).as("read: host 30, SCSI 20").isEqualTo(30);
        assertThat(port.sectorTimePicos(false)).as("write: host 10, SCSI 40").isEqualTo(40);
        assertThat(doubles.attached).containsEntry("host", 2).containsEntry("scsi", 3);
    }

    /**
     * Both commands ask for the host bus at 0. It is granted at 100 and at 200; they leave the adapter at 1100 and 1200;
     * the SCSI bus is granted at 1300 and at 1500. Upwards disk0 holds the SCSI bus from 6500 to 8600, so that disk1,
     * which asks at 6500, gets it at 8800.
     */
    @Test
    void commandsOverlapAndDevicesTakeTurns() {
        run(twoLevels(new Direct(), read(0, 0), read(0, 1)));
        assertThat(doubles.buses.get("host").log)
                .containsExactly("100+0", "100-0", "200+0", "200-0", "6600+1", "6600-1", "8900+1", "8900-1");
        assertThat(doubles.buses.get("scsi").log)
                .containsExactly("1300+0", "1300-0", "1500+0", "1500-0", "6500+1", "8600-1", "8800+2", "10900-2");
    }

    @Test
    void aDeviceOnNoBusHasAnIdealConnection() {
        RunOutcome outcome = run(Doubles.scenario(Doubles.devices(new Fixed(5000, 100)), Script.of(read(7, 0))));
        assertThat(outcome.run().simulatedNs()).isEqualTo(5007);
        BusPort port = doubles.deviceContexts.get("disk0").bus();
        assertThat(port.answerTime(Message.DISCONNECT)).isZero();
        assertThat(port.sectorTimePicos(true)).isZero();
        assertThat(port.isOwned()).isFalse();
        assertThatThrownBy(port::release).isInstanceOf(IllegalStateException.class);
    }

    /** Each bus, controller and driver draws from streams of its own, and can make the parts in its configuration. */
    @Test
    void contextsHaveRandomStreamsAndParts() {
        Map<String, BusContext> buses = new LinkedHashMap<>();
        List<ControllerContext> controllers = new ArrayList<>();
        List<DriverContext> drivers = new ArrayList<>();
        Factories noting = new Factories() {
            @Override
            public <X, P> P make(Kind<X, P> kind, Component component, X context) {
                if (context instanceof BusContext bus) {
                    buses.put(bus.name(), bus);
                } else if (context instanceof ControllerContext controller) {
                    controllers.add(controller);
                } else if (context instanceof DriverContext driver) {
                    drivers.add(driver);
                }
                return doubles.make(kind, component, context);
            }
        };
        TestRuns.assembled(noting, new RunSetup(twoLevels(new Fcfs(), read(0, 0)), 0, List.of(), null))
                .close();
        List<Function<String, RandomStream>> owners = List.of(
                buses.get("scsi")::random,
                buses.get("host")::random,
                controllers.get(0)::random,
                drivers.get(0)::random);
        Set<Long> draws = new HashSet<>();
        for (Function<String, RandomStream> owner : owners) {
            for (String purpose : List.of("jitter", "choice")) {
                draws.add(owner.apply(purpose).nextLong());
                draws.add(owner.apply(purpose).nextLong());
            }
        }
        assertThat(draws)
                .as("two draws for each of two purposes of four owners")
                .hasSize(16);
        Component unknown = Doubles.of(new Fcfs());
        for (Parts parts : List.of(
                buses.get("scsi").parts(),
                controllers.get(0).parts(),
                drivers.get(0).parts())) {
            assertThatThrownBy(() -> parts.make(TimeDistributionFactory.KIND, unknown))
                    .as("passed on to the factories of the run")
                    .hasMessageContaining("unknown time-distribution");
        }
    }

    private RunOutcome run(Scenario scenario) {
        return TestRuns.assembled(doubles, new RunSetup(scenario, 0, List.of(), null))
                .run();
    }

    private static Arrival read(long at, int device) {
        return new Arrival(at, device, Operation.READ, 0, 1);
    }

    private static Scenario twoLevels(Record driver, Arrival... arrivals) {
        Map<String, Component> buses = new LinkedHashMap<>();
        buses.put("scsi", Doubles.of(new BusConfig(200, 20, 40)));
        buses.put("host", Doubles.of(new BusConfig(100, 30, 10)));
        return Doubles.scenario(Doubles.devices(new Fixed(5000, 100), new Fixed(5000, 100)), Script.of(arrivals))
                .with(Sections.CONTROLLERS, Map.of("hba", Doubles.of(new ControllerConfig(1000))))
                .with(Sections.BUSES, buses)
                .with(
                        Sections.TOPOLOGY,
                        List.of(
                                new BusLink("scsi", "hba", List.of("disk0", "disk1")),
                                new BusLink("host", "driver", List.of("hba"))))
                .with(Sections.DRIVER, Doubles.of(driver));
    }
}
