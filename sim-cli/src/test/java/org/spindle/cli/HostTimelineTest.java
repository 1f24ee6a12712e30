package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The tracks of CPUs and processes in a timeline, worked by hand; docs/timeline.md, "What is shown". */
class HostTimelineTest {

    /** Spans of a track of the host as "begin+duration what", in microseconds and in order of time. */
    private static List<String> track(JsonNode events, String name) {
        Map<String, String> names = new HashMap<>();
        for (JsonNode each : events) {
            if (each.get("name").asString().equals("thread_name")) {
                names.put(
                        each.get("pid") + "/" + each.get("tid"),
                        each.at("/args/name").asString());
            }
        }
        return StreamSupport.stream(events.spliterator(), false)
                .filter(each -> each.get("ph").asString().equals("X")
                        && name.equals(names.get(each.get("pid") + "/" + each.get("tid"))))
                .sorted((a, b) ->
                        Double.compare(a.get("ts").asDouble(), b.get("ts").asDouble()))
                .map(each -> each.get("ts").asLong() + "+" + each.get("dur").asLong() + " "
                        + each.get("name").asString())
                .toList();
    }

    /**
     * Process 1 computes for 1 ms, issues a read (0.2 ms of the driver), which is complete 10 ms later, computes for 2 ms
     * and waits for it from 3.2. A switch (0.1 ms) leads to process 2, which computes for 1 ms, pauses for 5 ms, and
     * computes for 1 ms until 10.3, the last of it after the clock interrupt at 10, which takes no time. The interrupt of
     * the read takes 0.5 ms from 11.2; then process 1 computes for 3 ms.
     */
    @Test
    void cpusAndProcessesAreShown(@TempDir Path directory) throws IOException {
        Files.writeString(directory.resolve("two.system"), """
                spindle-system 1
                process 1 parent 0 running 0 task t
                process 2 parent 0 ready
                1 1000000 read 1 0 0 8 auto
                1 2000000 need 1
                1 3000000 exit
                2 1000000 pause 5000000
                2 1000000 exit
                """);
        Path scenario = Files.writeString(directory.resolve("two.yaml"), """
                devices: {disk0: {type: fixed, service: {type: constant, time: 10 ms}, capacity: 1 GiB}}
                host: {type: unix, clock: {timers: exact}, costs: {contextSwitch: 0.1 ms, interrupt: 0.5 ms, request: 0.2 ms}}
                workload: {type: system, file: two.system}
                """);
        Path timeline = directory.resolve("timeline.json");
        Cli run = Cli.spindle("run", scenario, "--out", directory.resolve("out"), "--timeline", timeline);
        assertThat(run.exit()).as(run.err()).isZero();
        JsonNode events = new JsonMapper().readTree(timeline.toFile()).get("traceEvents");
        assertThat(track(events, "CPU 0"))
                .containsExactly(
                        "0+1000 t 1",
                        "1000+200 driver",
                        "1200+2000 t 1",
                        "3200+100 context switch for storage",
                        "3300+1000 process 2",
                        "9300+700 process 2",
                        "10000+300 process 2",
                        "11200+500 storage interrupt",
                        "11700+100 context switch for storage",
                        "11800+3000 t 1");
        assertThat(track(events, "t 1")).containsExactly("3200+8500 waits for storage");
        assertThat(track(events, "process 2")).containsExactly("4300+5000 waits");
    }
}
