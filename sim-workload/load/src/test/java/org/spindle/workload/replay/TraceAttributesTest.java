package org.spindle.workload.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.spindle.spi.config.Time;
import org.spindle.spi.request.RequestAttribute;
import org.spindle.testkit.sim.TestWorkloadContext;
import org.spindle.workload.trace.OnError;

/** The attributes that a replay takes from its trace: docs/traces.md, "Replay". */
class TraceAttributesTest {

    private static final int RECORD = 24;

    @TempDir
    private Path directory;

    private final List<Long> next = new ArrayList<>();
    private final List<Long> cpus = new ArrayList<>();

    /** Keys 1, 2, 1: by libCacheSim's format -1 is no next access. */
    @Test
    void nextAccessesOfTheTraceTravelWithTheRequests() throws IOException {
        ByteBuffer records = ByteBuffer.allocate(3 * RECORD).order(ByteOrder.LITTLE_ENDIAN);
        records.putInt(0).putLong(1).putInt(512).putLong(3);
        records.putInt(1).putLong(2).putInt(512).putLong(-1);
        records.putInt(2).putLong(1).putInt(512).putLong(-1);
        Path file = Files.write(directory.resolve("trace"), records.array());
        assertThat(declared(file, "oracle-general", new ReplayDiscipline.Open(1.0)))
                .containsExactly(RequestAttribute.NEXT_ACCESS);
        assertThat(next).containsExactly(3L, RequestAttribute.NEVER, RequestAttribute.NEVER);
    }

    /** "Folding changes the order of the requests, so that their next accesses are unknown." */
    @Test
    void foldedRequestsHaveNone() throws IOException {
        ByteBuffer records = ByteBuffer.allocate(2 * RECORD).order(ByteOrder.LITTLE_ENDIAN);
        records.putInt(0).putLong(1).putInt(512).putLong(2);
        records.putInt(1).putLong(1).putInt(512).putLong(-1);
        Path file = Files.write(directory.resolve("trace"), records.array());
        assertThat(declared(file, "oracle-general", new ReplayDiscipline.Folded(Time.ofMillis(1000), 2)))
                .isEmpty();
        assertThat(next).containsOnly(-1L);
    }

    @Test
    void aTraceWithoutAttributesDeclaresNone() throws IOException {
        Path file = Files.writeString(directory.resolve("trace"), "10.0 0 0 8 1\n11.0 0 8 8 0\n");
        assertThat(declared(file, "disksim-ascii", new ReplayDiscipline.Open(1.0)))
                .isEmpty();
        assertThat(next).containsExactly(-1L, -1L);
    }

    /** CPUs appear in {@code requests.csv} if a component uses them, which then declares the attribute. */
    @Test
    void cpusOfTheTraceTravelWithTheRequests() throws IOException {
        Path file = Files.writeString(directory.resolve("trace"), """
                  8,0    3        1     0.000000000   701  Q   R 8 + 8 [fio]
                  8,0    0        2     0.000001000   702  Q   R 64 + 8 [fio]
                """);
        assertThat(declared(file, "blkparse", new ReplayDiscipline.Open(1.0))).isEmpty();
        assertThat(cpus).containsExactly(3L, 0L);
    }

    private List<RequestAttribute> declared(Path file, String format, ReplayDiscipline replay) {
        TestWorkloadContext host = Traces.host(1).device("disk0", 1000).delay(request -> {
            next.add(request.attribute(RequestAttribute.NEXT_ACCESS));
            cpus.add(request.attribute(RequestAttribute.CPU));
            return 1;
        });
        TraceWorkload config = new TraceWorkload(
                file,
                format,
                replay,
                new AddressMapping.Identity(),
                Map.of(),
                Map.of(),
                null,
                TimeOrder.BY_FORMAT,
                new OnError.Stop(),
                TimeOrigin.AUTO,
                Time.ZERO);
        host.run(new TraceWorkloadFactory().create(config, host));
        return host.requestSchema().attributes();
    }
}
