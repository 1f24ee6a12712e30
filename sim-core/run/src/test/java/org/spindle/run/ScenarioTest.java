package org.spindle.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import org.spindle.config.SectionValues;
import org.spindle.run.Doubles.BusConfig;
import org.spindle.run.Doubles.ControllerConfig;
import org.spindle.run.TestDevices.Fixed;
import org.spindle.run.TestDrivers.Fcfs;
import org.spindle.run.TestWorkloads.Script;
import org.spindle.scenario.Scenario;
import org.spindle.scenario.Scenario.BusLink;
import org.spindle.scenario.Scenario.LayerSpec;
import org.spindle.scenario.Scenario.Stop;
import org.spindle.scenario.Scenario.WarmUp;
import org.spindle.scenario.Sections;
import org.spindle.spi.Component;
import org.spindle.spi.config.Time;
import org.spindle.stack.Arbitration;
import org.spindle.stack.LinkConfig;

/** All mistakes of a scenario are reported at once, each with its key. */
class ScenarioTest {

    private List<String> devices = List.of("disk0", "disk1");
    private List<String> controllers = List.of();
    private List<String> buses = List.of();
    private List<BusLink> topology = List.of();
    private Map<String, LinkConfig> links = Map.of();
    private Map<String, LayerSpec> layers = Map.of();
    private WarmUp warmUp = WarmUp.NONE;
    private Stop stop = Stop.NEVER;

    @Test
    void aScenarioWithoutBusesIsFine() {
        assertThat(problems()).isEmpty();
    }

    @Test
    void aSectionThatIsNotSetHasItsDefaultIfThereIsOne() {
        assertThat(Scenario.EMPTY.buses()).isEmpty();
        assertThat(Scenario.EMPTY.stop()).isEqualTo(Stop.NEVER);
        assertThat(Scenario.EMPTY.sweep()).isNull();
        assertThatThrownBy(Scenario.EMPTY::workload)
                .isInstanceOf(NoSuchElementException.class)
                .hasMessage("nothing is set for 'workload'");
    }

    @Test
    void aSectionIsSetWithoutChangingTheScenarioItIsTakenFrom() {
        Map<String, Component> named = new LinkedHashMap<>(Doubles.devices(new Fixed(1, 100)));
        Scenario before = new Scenario("", "", 7, SectionValues.NONE);
        Scenario after = before.with(Sections.DEVICES, named);
        named.clear();
        assertThat(after.section(Sections.DEVICES)).containsOnlyKeys("disk0");
        assertThat(after.seed()).isEqualTo(7);
        assertThat(before)
                .isEqualTo(new Scenario("", "", 7, SectionValues.NONE))
                .isEqualTo(after.without(Sections.DEVICES));
    }

    @Test
    void aTwoLevelTopologyIsFine() {
        controllers = List.of("hba");
        buses = List.of("system-bus", "scsi");
        topology = List.of(link("scsi", "hba", "disk0", "disk1"), link("system-bus", "driver", "hba"));
        assertThat(problems()).isEmpty();
    }

    @Test
    void aLinkBelongsToADeviceAndQueuePairsToOneWithoutABus() {
        buses = List.of("scsi");
        topology = List.of(link("scsi", "driver", "disk0"));
        links = Map.of("disk0", new LinkConfig.Conversation());
        assertThat(problems()).isEmpty();
        LinkConfig pairs = new LinkConfig.QueuePairs(
                1, 1, new Arbitration.RoundRobin(1), Time.ofNanos(0), Time.ofNanos(0), Time.ofNanos(0));
        links = new LinkedHashMap<>();
        links.put("disk0", pairs);
        links.put("scsi", pairs);
        links.put("disk1", pairs);
        assertThat(problems())
                .containsExactly(
                        "links.disk0: 'disk0' is attached to bus 'scsi', which carries conversations",
                        "links.scsi: 'scsi' is a bus, and only devices have links");
    }

    @Test
    void thereMustBeADevice() {
        devices = List.of();
        assertThat(problems()).containsExactly("devices: there is no device");
    }

    @Test
    void namesAreWordsAreFreeAndAreGivenOnce() {
        devices = List.of("a b", "driver", "x");
        buses = List.of("x");
        topology = List.of(link("x", "driver", "a b"));
        assertThat(problems())
                .containsExactly(
                        "devices.a b: 'a b' cannot be a name",
                        "devices.driver: the name 'driver' is reserved for Spindle",
                        "buses.x: there is already a device of that name");
    }

    @Test
    void unknownNamesInTheTopology() {
        buses = List.of("scsi");
        topology = List.of(link("sccsi", "hba", "disk7"), link("scsi", "driver", "disk0"));
        assertThat(problems())
                .containsExactly(
                        "topology[0].bus: there is no bus 'sccsi'",
                        "topology[0].below: there is no 'hba', and the upper end of a bus is the driver or a controller",
                        "topology[0].attached[0]: there is no 'disk7', and only devices and controllers are attached to a bus");
    }

    @Test
    void aBusHangsBelowNothingButTheDriverOrAController() {
        buses = List.of("a", "b");
        topology = List.of(link("a", "disk0", "disk1"), link("b", "a", "disk0"));
        assertThat(problems())
                .containsExactly(
                        "topology[0].below: 'disk0' is a device, and the upper end of a bus is the driver or a controller",
                        "topology[1].below: 'a' is a bus, and the upper end of a bus is the driver or a controller");
    }

    @Test
    void nothingIsAttachedTwice() {
        buses = List.of("a", "b");
        topology = List.of(
                link("a", "driver", "disk0", "disk0"), link("b", "driver", "disk0"), link("b", "driver", "disk1"));
        assertThat(problems())
                .containsExactly(
                        "topology[0].attached[1]: 'disk0' is already attached to bus 'a'",
                        "topology[1].attached[0]: 'disk0' is already attached to bus 'a'",
                        "topology[2].bus: bus 'b' is already placed");
    }

    @Test
    void nothingIsLeftOut() {
        controllers = List.of("hba");
        buses = List.of("a", "b");
        topology = List.of(link("b", "driver"));
        assertThat(problems())
                .containsExactly(
                        "topology[0].attached: nothing is attached to the bus",
                        "buses.a: bus 'a' is not in the topology",
                        "controllers.hba: controller 'hba' is attached to no bus",
                        "controllers.hba: there is no bus below controller 'hba'");
    }

    @Test
    void noBusHangsBelowItself() {
        controllers = List.of("c", "d");
        buses = List.of("a", "b");
        topology = List.of(link("a", "c", "d", "disk0"), link("b", "d", "c"));
        assertThat(problems())
                .containsExactly(
                        "topology[0].below: bus 'a' is below itself, through controller 'c'",
                        "topology[1].below: bus 'b' is below itself, through controller 'd'");
    }

    @Test
    void layersStandOverDevicesAndEachOther() {
        layers = layers("top", List.of("mirror"), "mirror", List.of("disk0", "disk1"));
        assertThat(problems()).isEmpty();
    }

    @Test
    void layersStandOverSomethingThatExistsAndOnlyOnce() {
        controllers = List.of("hba");
        buses = List.of("a", "b");
        topology = List.of(link("a", "driver", "hba"), link("b", "hba", "disk0"));
        layers = layers("x", List.of("disk0", "disk0", "disk7"), "y", List.of(), "z", List.of("disk0", "hba"));
        assertThat(problems())
                .containsExactly(
                        "layers.x.over[1]: layer 'x' is already above 'disk0'",
                        "layers.x.over[2]: there is no 'disk7', and layers are placed over devices and layers",
                        "layers.y.over: the layer has nothing below it",
                        "layers.z.over[0]: layer 'x' is already above 'disk0'",
                        "layers.z.over[1]: 'hba' is a controller, and layers are placed over devices and layers");
    }

    @Test
    void noLayerStandsOverItself() {
        layers = layers("a", List.of("b"), "b", List.of("a", "disk0"), "c", List.of("disk1"));
        assertThat(problems())
                .containsExactly(
                        "layers.a.over: layer 'a' is, directly or through others, above itself",
                        "layers.b.over: layer 'b' is, directly or through others, above itself");
    }

    @Test
    void theRunOutlastsTheWarmUp() {
        warmUp = new WarmUp(Time.ofMillis(5), 10);
        stop = new Stop(Time.ofMillis(5), 10L);
        assertThat(problems())
                .containsExactly(
                        "stop.time: the run ends at 5 ms, within the warm-up of 5 ms",
                        "stop.requests: the run ends after 10 requests, within the warm-up of 10");
        stop = new Stop(Time.ofMillis(6), 11L);
        assertThat(problems()).isEmpty();
    }

    @Test
    void theOrderOfDevicesIsKept() {
        devices = List.of("z", "a", "m");
        assertThat(scenario().devices().keySet()).containsExactly("z", "a", "m");
    }

    private List<String> problems() {
        List<String> problems = new ArrayList<>();
        new Sections().check(scenario().sections(), (key, problem, remedy) -> {
            assertThat(remedy).isNotBlank();
            problems.add(key + ": " + problem);
        });
        return problems;
    }

    private Scenario scenario() {
        return Doubles.scenario(each(devices, new Fixed(1, 100)), Script.of())
                .with(Sections.CONTROLLERS, each(controllers, new ControllerConfig(0)))
                .with(Sections.BUSES, each(buses, new BusConfig(0, 0, 0)))
                .with(Sections.TOPOLOGY, topology)
                .with(Sections.LAYERS, layers)
                .with(Sections.LINKS, links)
                .with(Sections.WARM_UP, warmUp)
                .with(Sections.STOP, stop);
    }

    private static Map<String, Component> each(List<String> names, Record config) {
        Map<String, Component> components = new LinkedHashMap<>();
        names.forEach(name -> components.put(name, Doubles.of(config)));
        return components;
    }

    private static Map<String, LayerSpec> layers(Object... namesAndWhatTheyStandOver) {
        Map<String, LayerSpec> layers = new LinkedHashMap<>();
        for (int i = 0; i < namesAndWhatTheyStandOver.length; i += 2) {
            List<String> over = ((List<?>) namesAndWhatTheyStandOver[i + 1])
                    .stream().map(String.class::cast).toList();
            layers.put((String) namesAndWhatTheyStandOver[i], new LayerSpec(over, Doubles.of(new Fcfs())));
        }
        return layers;
    }

    private static BusLink link(String bus, String below, String... attached) {
        return new BusLink(bus, below, List.of(attached));
    }
}
