package org.spindle.cli.validation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.run.RunObserver;
import org.spindle.spi.request.Request;

/**
 * Parameter files with simple disks of 10 ms, for which DiskSim's behavioural reference states every response
 * (disksim-subsystem.md, 29). Requests are a second apart.
 */
class DiskSimControllersTest {

    private static final String QUEUE = """
            disksim_ioqueue {
             Scheduling policy = 1, Cylinder mapping strategy = 0, Write initiation delay = 0.0,
             Read initiation delay = 0.0, Sequential stream scheme = 0, Maximum concat size = 0,
             Overlapping request scheme = 0, Sequential stream diff maximum = 0, Scheduling timeout scheme = 0,
             Timeout time/weight = 0, Timeout scheduling = 0, Scheduling priority scheme = 0, Priority scheduling = 0 }""";

    private static final String SYSTEM = """
            disksim_global Global { Init Seed = 42, Stat definition file = statdefs }
            disksim_iodriver DRIVER { type = 1, Constant access time = 0.0, Use queueing in subsystem = 1, Scheduler = %1$s }
            disksim_bus BUS { type = 1, Arbitration type = 1, Arbitration time = 0.0, Read block transfer time = 0.0,
             Write block transfer time = 0.0, Print stats = 0 }
            disksim_ctlr CTLR { %2$s, Maximum queue length = 0, Print stats = 0, Max per-disk pending count = 1,
             Scheduler = %1$s, Cache = %3$s }
            disksim_simpledisk SD { Block count = 100000, Access time = 9.5, Command overhead = 0.5,
             Bus transaction latency = 0.0, Bulk sector transfer time = 0.0, Never disconnect = 0, Print stats = 0,
             Max queue length = 1, Scheduler = %1$s }
            instantiate [ driver0 ] as DRIVER
            instantiate [ bus0, bus1 ] as BUS
            instantiate [ ctlr0 ] as CTLR
            instantiate [ slow, fast, third ] as SD
            topology disksim_iodriver driver0 [ disksim_bus bus0 [ disksim_ctlr ctlr0 [ disksim_bus bus1 [
             disksim_simpledisk slow [], disksim_simpledisk fast [], disksim_simpledisk third [] ] ] ] ]
            """;

    private static final String MEMORY = """
            disksim_cachemem { Cache size = 8192, SLRU segments = [ 1.0 ], Line size = 64, Bit granularity = 1,
             Lock granularity = 64, Shared read locks = 1, Max request size = 512, Replacement policy = 2,
             Allocation policy = 0, Write scheme = 3, Flush policy = 0, Flush period = 0.0, Flush idle delay = -1.0,
             Flush max line cluster = 8, Read prefetch type = 0, Write prefetch type = 0, Line-by-line fetches = 0,
             Max gather = 7 }""";

    private static final String DEVICE = """
            disksim_cachedev { Cache size = 1000, Cache device = fast, Cached device = slow, Max request size = 512,
             Write scheme = 3, Flush policy = 0, Flush period = 0.0, Flush idle delay = 100.0 }""";

    @TempDir
    private Path directory;

    /** Response times in ms of requests such as {@code "0 R 100+8"}: device, direction, place. */
    private List<Double> responses(String system, String... requests) throws IOException {
        StringBuilder trace = new StringBuilder();
        for (int i = 0; i < requests.length; i++) {
            String[] words = requests[i].split("[ +]");
            trace.append(1000 * i)
                    .append(".0 ")
                    .append(words[0])
                    .append(' ')
                    .append(words[2])
                    .append(' ');
            trace.append(words[3]).append(words[1].equals("R") ? " 1\n" : " 0\n");
        }
        List<Double> responses = new ArrayList<>();
        RunObserver watcher = new RunObserver() {
            @Override
            public void completed(Request request) {
                responses.add(request.responseTime() / 1e6);
            }
        };
        DiskSimScenario.in(Files.writeString(directory.resolve("system.parv"), system))
                .arriving(Files.writeString(directory.resolve("requests.ascii"), trace))
                .run(watcher, "workload.origin=zero");
        return responses;
    }

    private static String system(String controller, String cache) {
        return SYSTEM.formatted(QUEUE, controller, cache);
    }

    private static void assertTimes(List<Double> responses, double... expected) {
        assertThat(responses.stream().mapToDouble(Double::doubleValue).toArray())
                .containsExactly(expected, Offset.offset(1e-6));
    }

    /** 29.3, and the formulas of 9.3: read miss 10 + 1.5 s + 16 b, read hit and write-back write 0.5 s + 8 b. */
    @ParameterizedTest
    @CsvSource({"0, 0, 10, 0", "1, 0, 11.5, 0.5", "0, 0.1, 11.6, 0.8", "2, 0.1, 14.6, 1.8"})
    void aSmartControllerWithMemory(double scale, double bulk, double miss, double hit) throws IOException {
        String controller = "type = 3, Scale for delays = " + scale + ", Bulk sector transfer time = " + bulk;
        assertTimes(
                responses(system(controller, MEMORY), "0 R 0+8", "0 R 0+8", "0 W 100+8", "2 R 0+8", "2 R 0+8"),
                miss,
                hit,
                hit,
                miss,
                hit);
    }

    /** 29.2: "53C700 scale 1: read 12.0, write 12.5; bulk 0.1 -> +0.8". */
    @ParameterizedTest
    @CsvSource({"0.0, 12.0, 12.5", "0.1, 12.8, 13.3"})
    void aHostAdapter(String bulk, double read, double write) throws IOException {
        String controller = "type = 2, Scale for delays = 1.0, Bulk sector transfer time = " + bulk;
        assertTimes(responses(system(controller, MEMORY), "0 R 0+8", "1 W 0+8"), read, write);
    }

    /** 29.9, where the caching device takes 1 ms; a third device is not affected. */
    @Test
    void aDeviceCachesAnother() throws IOException {
        String controller = "type = 3, Scale for delays = 0.0, Bulk sector transfer time = 0.0";
        String system = system(controller, DEVICE).replace("instantiate [ slow, fast, third ] as SD", """
                SD FAST { Access time = 0.5 }
                instantiate [ slow ] as SD
                instantiate [ fast ] as FAST
                instantiate [ third ] as SD""");
        assertTimes(
                responses(
                        system, "0 R 0+8", "0 R 0+8", "0 W 100+8", "0 R 100+8", "0 R 990+16", "0 W 990+16", "2 R 0+8"),
                10,
                1,
                1,
                1,
                10,
                10,
                10);
    }
}
