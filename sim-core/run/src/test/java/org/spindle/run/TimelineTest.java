package org.spindle.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.spindle.run.Doubles.BusConfig;
import org.spindle.run.TestDevices.Fixed;
import org.spindle.run.TestDrivers.Direct;
import org.spindle.run.TestWorkloads.Arrival;
import org.spindle.run.TestWorkloads.Script;
import org.spindle.scenario.Scenario;
import org.spindle.scenario.Scenario.BusLink;
import org.spindle.scenario.Sections;
import org.spindle.spi.Component;
import org.spindle.spi.request.Operation;
import org.spindle.timeline.RunTimeline;
import org.spindle.timeline.TimelineWindow;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What the host itself shows of a run. */
class TimelineTest {

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    /**
     * Arbitration takes 200. Both commands ask at 0 and are granted at 200 and 400; each device gives the bus back at
     * once and works 5000. disk0 asks at 5200 and has the bus at 5400; disk1 asks at 5400 and has it at 5600.
     */
    @Test
    void theOwnersOfABusByHand() {
        RunOutcome followed = run(new RunTimeline("t", bytes, new TimelineWindow(0, 1_000_000)));
        assertThat(owners())
                .containsExactly(
                        "command to disk0 0.2 0.0", "command to disk1 0.4 0.0", "disk0 5.4 0.0", "disk1 5.6 0.0");
        assertThat(followed).isEqualTo(run(null));
    }

    private List<String> owners() {
        List<String> owners = new ArrayList<>();
        for (JsonNode event : new JsonMapper().readTree(bytes.toByteArray()).get("traceEvents")) {
            if (event.get("ph").asString().equals("X") && event.get("pid").asInt() == 2) {
                owners.add(event.get("name").asString() + " " + event.get("ts").asDouble() + " "
                        + event.get("dur").asDouble());
            }
        }
        return owners;
    }

    private static RunOutcome run(@org.jspecify.annotations.Nullable RunTimeline timeline) {
        Map<String, Component> buses = new LinkedHashMap<>();
        buses.put("scsi", Doubles.of(new BusConfig(200, 0, 0)));
        Scenario scenario = Doubles.scenario(
                        Doubles.devices(new Fixed(5000, 100), new Fixed(5000, 100)),
                        Script.of(new Arrival(0, 0, Operation.READ, 0, 1), new Arrival(0, 1, Operation.READ, 0, 1)))
                .with(Sections.BUSES, buses)
                .with(Sections.TOPOLOGY, List.of(new BusLink("scsi", "driver", List.of("disk0", "disk1"))))
                .with(Sections.DRIVER, Doubles.of(new Direct()));
        return TestRuns.assembled(new Doubles(), new RunSetup(scenario, 0, List.of(), timeline))
                .run();
    }
}
