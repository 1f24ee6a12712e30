package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import tools.jackson.databind.json.JsonMapper;

/**
 * {@code spindle run --timeline} with real drives, in a directory: two drives on a SCSI bus, one with a connection of its own.
 */
final class TimelineRun {

    private static final String SCENARIO = """
            name: timeline
            devices:
              disk0: {type: hdd, model: %1$s}
              disk1: {type: hdd, model: %1$s}
              disk2: {type: hdd, model: %1$s}
            buses:
              scsi: {type: %2$s, readSectorTime: 20 us, writeSectorTime: 20 us}
            topology:
              - {bus: scsi, attached: [disk0, disk1]}
            driver: {scheduler: fcfs, queueInDevice: %3$s}
            workload:
              type: random
              requests: 400
              arrivals: {type: open, interarrival: {type: exponential, mean: 5 ms}}
              sequential: 0.5
              local: 0.3
              reads: 0.6
              sizes: {type: uniform, min: 4 KiB, max: 256 KiB}
              block: 4 KiB
              alignment: 4 KiB
            output: {requests: csv}
            """;

    final StringWriter out = new StringWriter();

    final StringWriter err = new StringWriter();

    final Path place;

    final Path scenario;

    /** Writes the scenario to an empty directory. */
    TimelineRun(Path place) throws IOException {
        this.place = place;
        scenario = place.resolve("scenario.yaml");
        write("seagate-cheetah-4lp-4g", "exclusive", true);
    }

    /** Writes the scenario again, with other drives, another bus, or without queues in the drives. */
    void write(String model, String bus, boolean queueInDevice) throws IOException {
        Files.writeString(scenario, SCENARIO.formatted(model, bus, queueInDevice));
    }

    /** Runs the scenario with further arguments to {@code out} and {@code timeline.json}, without error. */
    void run(String... more) {
        List<String> args = new ArrayList<>(
                List.of("run", scenario.toString(), "--out", out("out"), "--timeline", out("timeline.json")));
        args.addAll(List.of(more));
        assertThat(execute(args.toArray(String[]::new))).as("%s", err).isZero();
    }

    /** Returns the path of a file of the directory. */
    String out(String name) {
        return place.resolve(name).toString();
    }

    /** Returns the exit code. */
    int execute(String... args) {
        CommandLine command = Main.commandLine();
        return command.setOut(new PrintWriter(out)).setErr(new PrintWriter(err)).execute(args);
    }

    /** Returns the events of a file of the directory, in its order. */
    List<TimelineEvent> events(String file) throws IOException {
        List<TimelineEvent> events = new ArrayList<>();
        new JsonMapper()
                .readTree(Files.readAllBytes(place.resolve(file)))
                .get("traceEvents")
                .forEach(node -> events.add(TimelineEvent.of(node)));
        return events;
    }
}
