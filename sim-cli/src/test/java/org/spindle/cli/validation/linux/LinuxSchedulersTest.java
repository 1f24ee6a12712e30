package org.spindle.cli.validation.linux;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.policies.scheduler.linux.DeadlineTunables;
import org.spindle.policies.scheduler.linux.MqDeadlineConfig;
import org.spindle.policies.scheduler.linux.MqDeadlineFactory;
import org.spindle.policies.scheduler.linux.NoneConfig;
import org.spindle.policies.scheduler.linux.NoneFactory;
import org.spindle.spi.config.Time;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;

/**
 * Linux 6.18 on a disk of known physics, recorded by ftrace (src-test-data/SOURCES.md). Once the device completes requests at
 * the recorded times, so that only the kernel's choices count; once it is the disk of the recording.
 */
class LinuxSchedulersTest {

    private static final Path RECORDINGS =
            Path.of(System.getProperty("spindle.root")).resolve("src-test-data/linux-schedulers");

    private static Function<SchedulerContext, RequestScheduler> maker(String scheduler) {
        return switch (scheduler) {
            case "none" -> context -> new NoneFactory().create(new NoneConfig(), context);
            case "mq-deadline" ->
                context -> new MqDeadlineFactory()
                        .create(
                                new MqDeadlineConfig(
                                        new DeadlineTunables(
                                                Time.ofMillis(500), Time.ofMillis(5000), 2, 16, true, Replay.HZ),
                                        Time.ofMillis(10_000),
                                        null),
                                context);
            default -> throw new IllegalArgumentException(scheduler);
        };
    }

    private static Map<Long, List<Long>> responses(Recording recording) {
        Map<Long, List<Long>> responses = new TreeMap<>();
        for (Recording.Bio bio : recording.bios) {
            responses.computeIfAbsent(bio.process, process -> new ArrayList<>()).add(bio.completion - bio.arrival);
        }
        return responses;
    }

    @ParameterizedTest
    @CsvSource({
        "deep, none, 0.99",
        "mixed, none, 0.5",
        "deep, mq-deadline, 0.99",
        "mixed, mq-deadline, 0.99",
        "priorities, mq-deadline, 0.99",
    })
    void dispatchesInTheRecordedOrder(String load, String scheduler, double least, TestReporter reporter) {
        for (int run = 1; run <= 2; run++) {
            String name = load + ".hdd72." + scheduler + ".run" + run;
            Recording recording = Recording.read(RECORDINGS.resolve(name + ".ftrace.xz"));
            Guided[] guided = new Guided[1];
            Replay asRecorded = new Replay(
                            recording,
                            scheduler,
                            context -> guided[0] = new Guided(maker(scheduler).apply(context), recording.issues),
                            Replay.recordedTimes(recording))
                    .openly();
            double choices = guided[0].share();
            Replay onDisk = new Replay(recording, scheduler, maker(scheduler), RecordedDisk.asLateAs(recording)).closed();
            double order = Comparison.sameOrder(recording.issues, onDisk.issues());
            long recordedDuration = recording.completions.get(recording.completions.size() - 1) - recording.first();
            System.out.println(name + " choices " + choices + " on disk " + order + " throughput "
                    + (double) recordedDuration / onDisk.duration() + asRecorded.issues().size());
            guided[0].differences().stream().limit(8).forEach(System.out::println);
            Comparison.streams(responses(recording), onDisk.responses()).forEach(System.out::println);
            reporter.publishEntry(name, "choices " + choices + ", on the disk " + order);
        }
    }
}
