package org.spindle.host.linux.pagecache;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.host.Host;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestAttribute;
import org.spindle.testkit.sim.TestEventLoop;
import org.spindle.testkit.sim.TestHostContext;

/** The page cache of linux-io.md, sections 2.1 to 2.3, worked by hand: 256 pages, a unit that takes a millisecond for each request. */
class LinuxHostTest {

    private static final long MS = 1_000_000;

    private final TestEventLoop events = new TestEventLoop();
    private final List<String> below = new ArrayList<>();
    private final List<String> completions = new ArrayList<>();
    private final TestHostContext context = context();
    private final Host host = host("128 KiB", context);
    private int ids;

    private static LinuxHostConfig config(String readAhead, int dirty, int background) {
        return new LinuxHostConfig(
                Size.parse("1 MiB"),
                ReadAheadGeneration.ON_DEMAND,
                Size.parse(readAhead),
                Throttling.AT_LIMIT,
                dirty,
                background,
                Time.ofMillis(30_000),
                Time.ofMillis(5000),
                1000);
    }

    private TestHostContext context() {
        return new TestHostContext(events, 1).unit("disk", 100_004, request -> {
            below.add(events.now() / MS + " " + request.operation() + " " + request.sector() / 8 + "+"
                    + (request.sectors() + 7) / 8);
            return MS;
        });
    }

    private static Host host(String readAhead, TestHostContext context) {
        return new LinuxHostFactory().create(config(readAhead, 20, 10), context);
    }

    private void send(Operation operation, long sector, long sectors) {
        Request request = new Request().reset(++ids, 0, operation, sector, sectors);
        request.process(1);
        request.arrived(events.now());
        request.expect(done -> {
            assertThat(operation == Operation.FLUSH ? 0 : done.queueTime()).isNotNegative();
            completions.add(done.id() + " at " + events.now() / MS);
        });
        host.submit(request);
    }

    private void readPages(long page, long pages) {
        send(Operation.READ, page * 8, pages * 8);
    }

    private void writePages(long page, long pages) {
        send(Operation.WRITE, page * 8, pages * 8);
    }

    /** Read-aheads are "owned by the process" (gonzalez-2012.md, section 5.6): reads of pages have its attributes, such as a priority. */
    @Test
    void readsPagesWithTheAttributesOfTheCaller() {
        TestHostContext other = new TestHostContext(events, 1);
        RequestAttribute colour = other.requestSchema().attribute("colour", "Any.");
        other.unit("disk", 100_004, request -> {
            below.add(request.sector() / 8 + " " + request.process() + " " + request.attribute(colour));
            return MS;
        });
        Host another = host("128 KiB", other);
        for (int process = 1; process <= 2; process++) {
            Request request = new Request().reset(process, 0, Operation.READ, 8000 * (process - 1), 64);
            request.process(process);
            request.attribute(colour, 7 * process);
            request.expect(done -> {});
            another.submit(request);
        }
        events.run();
        assertThat(below)
                .contains("0 1 7", "1000 2 14")
                .allMatch(read -> read.endsWith(" 1 7") || read.endsWith(" 2 14"));
    }

    /** The first window [0, 4) is read at once, the next when its mark at page 1 is reached; cached pages take no time. */
    @Test
    void readsAheadAndServesFromTheCache() {
        readPages(0, 1);
        events.runUntil(5 * MS);
        readPages(0, 1);
        readPages(1, 1);
        readPages(2, 1);
        assertThat(below).containsExactly("0 READ 0+4", "5 READ 4+8");
        assertThat(completions).containsExactly("1 at 1", "2 at 5", "3 at 5", "4 at 5");
        assertThat(context.measured().count("page-misses")).isEqualTo(1);
        assertThat(context.measured().count("page-hits")).isEqualTo(3);
        assertThat(context.measured().count("pages-read")).isEqualTo(12);
    }

    /**
     * A process that has to wait for a page, whoever reads it, unplugs the device (lock_page, sync_page); one that finds its pages does
     * not, even if it begins a read-ahead.
     */
    @Test
    void unplugsTheUnitWhenAProcessWaits() {
        readPages(0, 1);
        assertThat(context.unplugs(0)).as("page 0").isEqualTo(1);
        events.runUntil(5 * MS);
        readPages(1, 1);
        assertThat(below).as("the next window").hasSize(2);
        assertThat(context.unplugs(0)).as("page 1 is there").isEqualTo(1);
        readPages(4, 1);
        assertThat(below).hasSize(3);
        assertThat(context.unplugs(0)).as("page 4 is being read").isEqualTo(2);
    }

    /** A read of a page that is being read waits for it. */
    @Test
    void waitsForPagesThatAreBeingRead() {
        readPages(0, 1);
        events.runUntil(MS / 2);
        readPages(3, 1);
        events.runUntil(3 * MS);
        assertThat(below).startsWith("0 READ 0+4");
        assertThat(completions).containsExactly("1 at 1", "2 at 1");
    }

    @Test
    void endsWithTheUnit() {
        readPages(12_500, 1);
        events.run();
        assertThat(below).containsExactly("0 READ 12500+1");
        assertThat(context.sent().get(0).sectors()).isEqualTo(4);
    }

    /** A write is complete at once; 30 s later, at the next wakeup of the flusher, the page is written to the unit. */
    @Test
    void writesBackOldDirtyPages() {
        events.runUntil(1000 * MS);
        writePages(7, 1);
        writePages(5, 2);
        writePages(100, 1);
        assertThat(completions).containsExactly("1 at 1000", "2 at 1000", "3 at 1000");
        assertThat(below).isEmpty();
        events.run();
        assertThat(below).containsExactly("31000 WRITE 5+3", "31000 WRITE 100+1");
        assertThat(context.measured().count("pages-written")).isEqualTo(4);
    }

    /** The flusher writes back while more than a tenth of 256 pages are dirty. */
    @Test
    void writesBackInTheBackground() {
        writePages(0, 25);
        assertThat(below).isEmpty();
        writePages(200, 5);
        assertThat(below).containsExactly("0 WRITE 0+5");
    }

    /** Writes wait while a fifth of 256 pages are dirty or being written. */
    @Test
    void writersWaitAtTheDirtyLimit() {
        writePages(0, 51);
        assertThat(completions).containsExactly("1 at 0");
        writePages(1000, 1);
        assertThat(completions).hasSize(1);
        events.runUntil(2 * MS);
        assertThat(completions).containsExactly("1 at 0", "2 at 1");
        assertThat(context.measured().count("throttled-writes")).isEqualTo(1);
    }

    /** Each end of a write-back wakes all writes that wait; those that have to go on waiting do not count again. */
    @Test
    void aWriteThatGoesOnWaitingIsThrottledOnce() {
        for (int i = 0; i < 51; i++) {
            writePages(10 * i, 1);
        }
        for (int i = 0; i < 20; i++) {
            writePages(10_000 + 10 * i, 1);
        }
        assertThat(completions).hasSize(51);
        events.runUntil(1000 * MS);
        assertThat(completions).hasSize(71);
        assertThat(context.measured().count("throttled-writes")).isEqualTo(20);
    }

    /** A write of a part of a page reads the page first, unless it is in the cache. */
    @Test
    void readsPagesThatAWriteCoversPartially() {
        send(Operation.WRITE, 8 * 10 + 4, 12);
        events.runUntil(2 * MS);
        assertThat(below).containsExactly("0 READ 10+1");
        assertThat(completions).containsExactly("1 at 1");
        send(Operation.WRITE, 8 * 10, 2);
        assertThat(completions).endsWith("2 at 2");
        assertThat(below).hasSize(1);
    }

    /** A flush writes back the dirty pages, waits for that, and is then sent to the unit. */
    @Test
    void flushesAFile() {
        writePages(10, 2);
        writePages(20, 1);
        send(Operation.FLUSH, 0, 0);
        assertThat(below).containsExactly("0 WRITE 10+2", "0 WRITE 20+1");
        events.runUntil(3 * MS);
        assertThat(below).endsWith("1 FLUSH 0+0");
        assertThat(completions).endsWith("3 at 2");
    }

    /** A page that has been read twice is not evicted for pages that were read once. */
    @Test
    void keepsPagesUsedTwice() {
        Host plain = host("0 B", context());
        read(plain, 0);
        read(plain, 0);
        read(plain, 1);
        for (long page = 1000; page < 1256; page++) {
            read(plain, page);
        }
        int before = below.size();
        read(plain, 0);
        assertThat(below).as("page 0 is still there").hasSize(before);
        read(plain, 1);
        assertThat(below).as("page 1 is not").hasSize(before + 1);
    }

    private void read(Host reader, long page) {
        Request request = new Request().reset(++ids, 0, Operation.READ, page * 8, 8);
        request.arrived(events.now());
        request.expect(done -> {});
        reader.submit(request);
        events.runUntil(events.now() + 2 * MS);
    }

    /** A read of more pages than the memory holds, all of which are dirty, is served. */
    @Test
    void servesMoreThanTheMemoryHolds() {
        writePages(0, 600);
        readPages(2000, 600);
        events.run();
        assertThat(completions).hasSize(2);
        assertThat(context.measured().count("pages-written")).isEqualTo(600);
    }

    @Test
    void refusesDiscards() {
        assertThatThrownBy(() -> send(Operation.DISCARD, 0, 8)).hasMessageContaining("DISCARD");
    }

    @ParameterizedTest
    @CsvSource({"128 KiB, 0", "256 KiB, 0", "260 KiB, 1", "6 KiB, 1"})
    void refusesReadAheadThatDoesNotFit(String size, int problems) {
        List<String> reported = new ArrayList<>();
        config(size, 20, 10).validate((key, problem, remedy) -> reported.add(key));
        assertThat(reported).hasSize(problems);
    }

    /** A background limit that is not below the limit counts as half of it. */
    @Test
    void keepsTheBackgroundLimitBelowTheDirtyLimit() {
        assertThat(config("0 B", 20, 10).backgroundLimit()).isEqualTo(25);
        assertThat(config("0 B", 20, 30).backgroundLimit()).isEqualTo(25);
        assertThat(config("0 B", 20, 30).dirtyLimit()).isEqualTo(51);
    }
}
