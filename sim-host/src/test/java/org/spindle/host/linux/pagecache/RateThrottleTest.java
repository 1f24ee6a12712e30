package org.spindle.host.linux.pagecache;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.host.Host;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.testkit.sim.TestEventLoop;
import org.spindle.testkit.sim.TestHostContext;

/**
 * Throttling by rate (linux-io.md, section 2.2) with 16,384 pages: the flusher writes back from 1638 on, the limit is 3276, writers run
 * freely up to 2457, and the setpoint is 2866. The disk writes 1000 pages per second.
 */
class RateThrottleTest {

    private static final long MS = 1_000_000;
    private static final long SECOND = 1_000_000_000;
    private static final long PAGE_TIME = MS;
    private static final long PAGES = 16;

    private long busyUntil;
    private final TestEventLoop events = new TestEventLoop();
    private final TestHostContext context = new TestHostContext(events, 1).unit("disk", 80_000_000, request -> {
        long pages = request.sectors() / 8;
        busyUntil = Math.max(busyUntil, events.now()) + pages * PAGE_TIME;
        return busyUntil - events.now();
    });
    private final Host host = new LinuxHostFactory()
            .create(
                    new LinuxHostConfig(
                            Size.parse("64 MiB"),
                            ReadAheadGeneration.ON_DEMAND,
                            Size.parse("0 B"),
                            Throttling.BY_RATE,
                            20,
                            10,
                            Time.ofMillis(30_000),
                            Time.ofMillis(5000),
                            1000),
                    context);
    private final long[] written = new long[3];
    private long end = Long.MAX_VALUE;
    private int ids;

    /** Writes on, each time when the last write is complete, each process in its own part of the file. */
    private void write(int process) {
        if (events.now() >= end) {
            return;
        }
        long page = process * 1_000_000L + written[process];
        Request request = new Request().reset(++ids, 0, Operation.WRITE, page * 8, PAGES * 8);
        request.process(process);
        request.arrived(events.now());
        request.expect(done -> {
            written[process] += PAGES;
            events.schedule(events.now() + 1000, () -> write(process));
        });
        host.submit(request);
    }

    /** Pages that were written to the file and not yet to the disk, which serves one request after the other. */
    private double dirty() {
        return written[1]
                + written[2]
                - context.measured().count("pages-written")
                + (busyUntil - events.now()) / (double) PAGE_TIME;
    }

    private double meanDirty(long from, long to) {
        double sum = 0;
        int samples = 0;
        for (long time = from; time < to; time += 10 * MS) {
            events.runUntil(time);
            sum += dirty();
            samples++;
        }
        return sum / samples;
    }

    /** 2448 pages are written at once: "freerun = (thresh+bg)/2: below it no throttling". */
    @Test
    void nobodyWaitsBelowTheMiddleOfTheLimits() {
        write(1);
        events.runUntil(152 * 1000);
        assertThat(written[1]).isEqualTo(2448);
        assertThat(context.measured().count("throttled-writes")).isZero();
    }

    /**
     * One that writes as fast as it can is slowed down to the speed of the disk, at the setpoint of 2866 pages. The base rate ignores
     * differences below 7 %, for which 156 pages more make up.
     */
    @Test
    void aWriterIsSlowedDownToTheSpeedOfTheDisk() {
        write(1);
        events.runUntil(120 * SECOND);
        long before = written[1];
        assertThat(meanDirty(120 * SECOND, 180 * SECOND)).isCloseTo(2866, within(156.0));
        assertThat(written[1] - before).isCloseTo(60_000L, within(600L));
        assertThat(context.measured().count("throttled-writes")).isPositive();
    }

    /** Two writers have the same rate, half of the disk each. */
    @Test
    void twoWritersShareTheDisk() {
        write(1);
        events.runUntil(10 * SECOND);
        write(2);
        events.runUntil(180 * SECOND);
        long one = written[1];
        long two = written[2];
        assertThat(meanDirty(180 * SECOND, 300 * SECOND)).isBetween(2457.0, 3276.0);
        assertThat(written[1] - one).isCloseTo(60_000L, within(3000L));
        assertThat(written[2] - two).isCloseTo(60_000L, within(3000L));
    }

    /** A process that has paused is forgotten at its end; its last writes are completed. */
    @Test
    void completesWritesOfAProcessThatHasEnded() {
        write(1);
        events.runUntil(2 * SECOND);
        end = events.now();
        host.processEnded(1);
        long before = written[1];
        events.run();
        assertThat(written[1]).isBetween(before, before + PAGES);
        assertThat(context.measured().count("pages-written")).isEqualTo(written[1]);
    }
}
