package org.spindle.disk.hdd;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.spi.request.Operation;
import org.spindle.testkit.sim.TestRandom;

/**
 * One event for several sectors gives the same results as one event for each. A drive on a shared bus, which has an event for each,
 * is compared with one that is alone on the bus, and with one that is notified of commands before they request the bus and accounts
 * for contacts with the host later.
 */
class SectorEventsTest {

    private static final String[] TIMES = {
        "overheads.readMiss=0.7123 ms",
        "overheads.readHit=0.3119 ms",
        "overheads.writeMiss={afterRead: 0.9077 ms, afterWrite: 0.4051 ms}",
        "overheads.writeHit=0.3071 ms",
        "overheads.readDisconnect=0.0213 ms",
        "overheads.readCompletion=0.0533 ms",
        "overheads.firstReselect=0.0617 ms",
        "overheads.minimumWriteSeek=1.5043 ms",
        "mechanics.writeSettle=0.6541 ms",
        "bus.sectorTime=0.0137 ms",
        "queueDepth=4",
        "scheduler=sptf"
    };

    private static final class Twin {

        final DriveRig rig;
        final List<Long> predicted = new ArrayList<>();

        Twin(boolean everySector, boolean announced, long busPicos, List<String> sets) {
            rig = new DriveRig(Drives.plain(sets.toArray(String[]::new)), busPicos, busPicos, everySector, announced);
            rig.beforeSubmission(request -> {
                predicted.add(rig.positions().positioningTime(request));
                predicted.add(rig.positions().transferTime(request));
                predicted.add(rig.positions().armCylinder());
                predicted.add(rig.positions().nextBuffered(request.sector()));
                predicted.add(rig.positions().nextAppend(request.sector()));
            });
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "none    | on-medium               | 1  | 0    | 1    | false | false | ",
                "segment | on-medium               | 2  | 0    | 0.5  | false | true  | ",
                "segment | in-buffer               | 4  | 0    | 0.25 | true  | false | ",
                "segment | in-buffer               | 4  | 30   | 0.25 | false | false | truncated-rotation",
                "track   | in-buffer-appends-first | 3  | 0    | 1    | false | true  | ",
                "end-of-track    | in-buffer       | 2  | 10   | 0.5  | false | false | ",
                "end-of-cylinder | on-medium       | 2  | 0    | 0.5  | true  | false | no-zero-latency",
                "segment | in-buffer-appends-first | 2  | 0    | 0.1  | false | true  | stale-predictions",
                "segment | on-medium               | 3  | 12   | 1    | false | false | added-stop-wait",
                "segment | in-buffer               | 3  | 0    | 0.5  | false | false | block-by-block"
            })
    void giveTheSame(
            String reach,
            String reporting,
            int segments,
            int leastReadAhead,
            String watermark,
            boolean zeroLatency,
            boolean hold,
            String compat) {
        for (long busPicos : new long[] {0, 3_000_000, 40_000_000, 150_000_000}) {
            List<String> sets = new ArrayList<>(List.of(TIMES));
            sets.addAll(List.of(
                    "buffer.readAhead.until=" + reach,
                    "buffer.readAhead.minimum=" + leastReadAhead + " sectors",
                    "buffer.writeReporting=" + reporting,
                    "buffer.segments=" + segments,
                    "buffer.segmentSize=57 sectors",
                    "buffer.readWatermark=" + watermark,
                    "buffer.zeroLatencyReads=" + zeroLatency,
                    "buffer.zeroLatencyWrites=" + zeroLatency,
                    "bus.holdForReads=" + hold,
                    "compat=[" + (compat == null ? "" : compat) + "]"));
            Twin one = new Twin(false, false, busPicos, sets);
            Twin each = new Twin(true, false, busPicos, sets);
            send(one.rig, 31);
            send(each.rig, 31);
            assertSame(one, each, "bus at " + busPicos + " ps");
            assertThat(one.rig.bus.contacts()).isEqualTo(each.rig.bus.contacts());
        }
    }

    /** A read leaves the bus after each block and returns at the next sector, without overheads on the bus. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "none    | on-medium               | 1  | 0    | fcfs   | 1 | after-completion  | ",
                "segment | in-buffer               | 4  | 30   | c-look | 1 | after-medium      | ",
                "segment | in-buffer-appends-first | 3  | 0    | sptf   | 4 | after-medium      | ",
                "track   | on-medium               | 2  | 0    | sptf   | 4 | during-completion | ",
                "end-of-cylinder | in-buffer       | 4  | 10   | sptf   | 8 | after-completion  | ",
                "segment | on-medium               | 2  | 0    | sptf   | 4 | after-medium      | stale-predictions",
                "segment | in-buffer               | 3  | 0    | fcfs   | 2 | after-medium      | truncated-rotation",
                "segment | in-buffer               | 3  | 0    | fcfs   | 2 | after-medium      | millisecond-clock",
                "segment | on-medium               | 3  | 0    | sptf   | 4 | after-completion  | block-by-block"
            })
    void givesTheSameWithAContactAtEachSector(
            String reach,
            String reporting,
            int segments,
            int leastReadAhead,
            String scheduler,
            int depth,
            String preseek,
            String compat) {
        for (long busPicos : new long[] {0, 13_700_000, 29_333_333, 90_000_000}) {
            List<String> sets = List.of(
                    "overheads.readMiss=0.2 ms",
                    "overheads.readHit=0.1 ms",
                    "overheads.writeMiss=0.2 ms",
                    "overheads.writeHit=0.1 ms",
                    "overheads.readCompletion=0.02 ms",
                    "overheads.perRequest=" + (depth > 2 ? "0.003" : "0") + " ms",
                    "mechanics.writeSettle=0.6541 ms",
                    "queueDepth=" + depth,
                    "scheduler=" + scheduler,
                    "buffer.readAhead.until=" + reach,
                    "buffer.readAhead.minimum=" + leastReadAhead + " sectors",
                    "buffer.writeReporting=" + reporting,
                    "buffer.writePrebuffering=" + (depth > 1),
                    "buffer.segments=" + segments,
                    "buffer.segmentSize=57 sectors",
                    "bus.preseek=" + preseek,
                    "compat=[" + (compat == null ? "" : compat) + "]");
            Twin later = new Twin(false, true, busPicos, sets);
            Twin each = new Twin(true, false, busPicos, sets);
            send(later.rig, busPicos);
            send(each.rig, busPicos);
            assertSame(later, each, "bus at " + busPicos + " ps");
        }
    }

    private static void assertSame(Twin one, Twin each, String how) {
        assertThat(one.rig.run()).as(how).isEqualTo(each.rig.run());
        assertThat(one.predicted).as(how).isEqualTo(each.predicted);
        for (String metric : List.of("sectors-passed", "sectors-transferred", "read-hits", "write-appends")) {
            assertThat(one.rig.metrics.count(metric)).as(metric).isEqualTo(each.rig.metrics.count(metric));
        }
        for (String metric :
                List.of("arm-time", "rotational-latency", "access-transfer-time", "access-rotation-time")) {
            assertThat(one.rig.metrics.values(metric)).as(metric).isEqualTo(each.rig.metrics.values(metric));
        }
    }

    /** Random and sequential requests of up to twice a segment, some at once and some after a pause. */
    private static void send(DriveRig rig, long seed) {
        TestRandom random = new TestRandom(seed);
        long sectors = rig.drive.sectors();
        long at = 0;
        long end = 0;
        for (int i = 0; i < 600; i++) {
            long length = 1 + random.nextLong(random.nextLong(4) == 0 ? 114 : 12);
            boolean follows = random.nextLong(2) == 0 && end + length < sectors;
            long sector = follows ? end : random.nextLong(sectors - length);
            at += random.nextLong(3) == 0 ? random.nextLong(90_000_000) : random.nextLong(7_000_000);
            rig.at(at, random.nextLong(3) == 0 ? Operation.WRITE : Operation.READ, sector, length);
            end = sector + length;
        }
    }
}
