package org.spindle.host.virtualdisk.training;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Iterator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.request.Request;
import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;
import org.spindle.testkit.contract.WorkloadContract;
import org.spindle.testkit.sim.TestWorkloadContext;

/** The capture program of section 4.3.6 of González-Férez 2012, against a drive whose cache is known. */
class CaptureWorkloadTest extends WorkloadContract {

    private static final long MS = 1_000_000;

    /** A drive with LRU segments that reads ahead after reads from the medium and after sequential reads. */
    private static final class KnownDrive {

        private record Segment(long begin, long end) {}

        private final int segments;
        private final long sequential;
        private final long random;
        private final ArrayDeque<Segment> used = new ArrayDeque<>();
        private long lastEnd = -1;

        KnownDrive(int segments, long sequential, long random) {
            this.segments = segments;
            this.sequential = sequential;
            this.random = random;
        }

        long nanos(Request request) {
            boolean inSequence = request.sector() == lastEnd;
            lastEnd = request.end();
            Segment holding = null;
            for (Iterator<Segment> each = used.iterator(); each.hasNext() && holding == null; ) {
                Segment segment = each.next();
                if (segment.begin() <= request.sector() && request.end() <= segment.end()) {
                    holding = segment;
                    each.remove();
                }
            }
            if (holding == null && used.size() == segments) {
                used.removeLast();
            }
            long begin = holding == null ? request.sector() : holding.begin();
            long end = holding == null ? request.end() + random : holding.end();
            used.addFirst(new Segment(begin, inSequence ? Math.max(end, request.end() + sequential) : end));
            return holding == null ? 8 * MS : MS / 5;
        }
    }

    private static DriveCacheCapture config(String spacing, Time hitWithin) {
        return new DriveCacheCapture(
                null,
                hitWithin,
                32,
                Size.parse("128 KiB"),
                Size.parse("256 KiB"),
                Size.parse(spacing),
                spacing.equals("400 MiB") ? 300 : 1,
                1);
    }

    @Override
    protected Workload create(WorkloadContext context) {
        return new CaptureFactory().create(config("16 MiB", Time.parse("1 h")), context);
    }

    /** Table 4.2. */
    @ParameterizedTest
    @CsvSource({"63, 256, 256", "64, 256, 96", "20, 256, 32", "128, 256, 256"})
    void findsSegmentsAndReadAhead(int segments, long sequential, long random) {
        TestWorkloadContext context = new TestWorkloadContext(5).device("disk0", 1L << 28);
        KnownDrive drive = new KnownDrive(segments, sequential, random);
        context.delay(drive::nanos).run(new CaptureFactory().create(config("400 MiB", Time.ofMillis(2.08)), context));
        assertThat(context.distributions.get("segments")).containsExactly((long) segments);
        assertThat(context.distributions.get("sequential-read-ahead")).containsExactly(sequential);
        assertThat(context.distributions.get("random-read-ahead")).containsExactly(random);
    }

    @Test
    void findsNothingInADriveWithoutCache() {
        TestWorkloadContext context = new TestWorkloadContext(5).device("disk0", 1L << 28);
        context.delay(request -> 8 * MS)
                .run(new CaptureFactory().create(config("400 MiB", Time.ofMillis(2.08)), context));
        assertThat(context.distributions.get("segments")).containsExactly(0L);
        assertThat(context.distributions.get("sequential-read-ahead")).containsExactly(0L);
        assertThat(context.distributions.get("random-read-ahead")).containsExactly(0L);
    }
}
