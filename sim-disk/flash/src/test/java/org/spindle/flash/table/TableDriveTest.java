package org.spindle.flash.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.spindle.flash.FlashRig.response;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.flash.FlashRig;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;

/** Times at the points of a table, between them, and beyond them. */
class TableDriveTest {

    /** Sizes of 4 and 8 KiB, one and three outstanding requests. */
    private static final String GRID = """
            capacity: 1 MiB
            points:
              - {operation: read, size: 4 KiB, outstanding: 1, time: 10 us}
              - {operation: read, size: 8 KiB, outstanding: 1, time: 20 us}
              - {operation: read, size: 4 KiB, outstanding: 3, time: 30 us}
              - {operation: read, size: 8 KiB, outstanding: 3, time: 60 us}
            """;

    private static FlashRig rig(String yaml, String... sets) {
        return new FlashRig(new TableFactory(), FlashRig.config(TableConfig.class, yaml, sets));
    }

    @Test
    void timesBetweenSizesAreInProportion() {
        FlashRig rig = rig(GRID);
        Request point = rig.readAt(0, 0, 8);
        Request between = rig.readAt(1_000, 0, 12);
        Request beyond = rig.readAt(2_000, 0, 100);
        Request below = rig.readAt(3_000, 0, 1);
        Request write = rig.writeAt(4_000, 0, 8);
        rig.run();
        assertThat(response(point)).isEqualTo(10_000);
        assertThat(response(between)).isEqualTo(15_000);
        assertThat(response(beyond)).isEqualTo(20_000);
        assertThat(response(below)).isEqualTo(10_000);
        assertThat(response(write)).as("writes take the times of reads here").isEqualTo(10_000);
    }

    /** The times of 1 and 3 go on with 10 us for each request beyond. */
    @Test
    void timesGrowWithTheRequestsInside() {
        FlashRig rig = rig(GRID);
        Request[] reads = new Request[5];
        for (int i = 0; i < reads.length; i++) {
            reads[i] = rig.readAt(0, 0, 8);
        }
        rig.run();
        assertThat(reads).extracting(FlashRig::response).containsExactly(10_000L, 20_000L, 30_000L, 40_000L, 50_000L);
        assertThat(rig.parts(reads[4])).containsEntry("table", 50_000L);
    }

    /**
     * One request of one process 10 us, two of one 14, one each of two 20, two each of two 28. The first request of the second process
     * finds 1.5 for each: half way between 20 and 28.
     */
    @Test
    void timesDependOnTheProcessesTheyComeFrom() {
        FlashRig rig = rig("""
                capacity: 1 MiB
                points:
                  - {operation: read, outstanding: 1, submitters: 1, time: 10 us}
                  - {operation: read, outstanding: 2, submitters: 1, time: 14 us}
                  - {operation: read, outstanding: 2, submitters: 2, time: 20 us}
                  - {operation: read, outstanding: 4, submitters: 2, time: 28 us}
                """);
        List<Request> reads = new ArrayList<>();
        for (long process : new long[] {7, 7, 9, 9, 9}) {
            Request read = rig.requests.request(Operation.READ, 0, 8);
            read.process(process);
            reads.add(rig.submitAt(0, read));
        }
        Request after = rig.requests.request(Operation.READ, 0, 8);
        after.process(9);
        rig.submitAt(100, after);
        rig.run();
        assertThat(reads).extracting(FlashRig::response).containsExactly(10_000L, 14_000L, 24_000L, 28_000L, 32_000L);
        assertThat(response(after)).as("the first process has left").isEqualTo(10_000);
    }

    @Test
    void thePlaceIsADistanceOrAnAddress() {
        String places = """
                capacity: 1 MiB
                points:
                  - {operation: read, place: 0 B, time: 10 us}
                  - {operation: read, place: 64 KiB, time: 20 us}
                """;
        FlashRig distance = rig(places, "place=distance");
        distance.readAt(0, 0, 64);
        Request near = distance.readAt(1_000, 64, 8);
        Request far = distance.readAt(2_000, 8, 8);
        distance.run();
        assertThat(response(near)).isEqualTo(10_000);
        assertThat(response(far)).isEqualTo(15_000);
        FlashRig address = rig(places, "place=address");
        Request half = address.readAt(0, 64, 8);
        address.run();
        assertThat(response(half)).isEqualTo(15_000);
    }

    /** Shares 0 to 0.5 lie between 10 and 20 us, the others between 20 and 120: a mean of 7.5 + 35. */
    @Test
    void quantilesAreDrawnFrom() {
        FlashRig rig = rig("""
                capacity: 1 MiB
                points:
                  - operation: write
                    quantiles: [{share: 0, time: 10 us}, {share: 0.5, time: 20 us}, {share: 1, time: 120 us}]
                """);
        int count = 20_000;
        Request[] writes = new Request[count];
        for (int i = 0; i < count; i++) {
            writes[i] = rig.writeAt(1_000 * i, 0, 8);
        }
        rig.run();
        long[] times = java.util.Arrays.stream(writes)
                .mapToLong(FlashRig::response)
                .sorted()
                .toArray();
        assertThat(times[0]).isBetween(10_000L, 10_100L);
        assertThat((double) times[count / 2]).isCloseTo(20_000, within(600.0));
        assertThat(java.util.Arrays.stream(times).average().orElseThrow()).isCloseTo(42_500, within(1_200.0));
    }

    /** Recorded times are used, and become the mean of the nearest point; requests without them take the times of that point. */
    @Test
    void aTableLearnsFromRecordedTimes() {
        FlashRig rig = rig(GRID, "learning=response");
        for (int i = 0; i < 2; i++) {
            Request taught = rig.requests.request(Operation.READ, 0, 9);
            taught.recorded(1, 40_000 + 20_000L * i);
            rig.submitAt(1_000 * i, taught);
        }
        Request served = rig.readAt(3_000, 0, 8);
        Request other = rig.readAt(4_000, 0, 16);
        rig.run();
        assertThat(rig.done).extracting(FlashRig::response).startsWith(40_000L, 60_000L);
        assertThat(response(served)).isEqualTo(50_000);
        assertThat(response(other)).isEqualTo(20_000);
        assertThat(rig.measured.count("requests-learnt")).isEqualTo(2);
    }

    @Test
    void tablesWithHolesAreRefused() {
        assertThatThrownBy(() -> rig("""
                capacity: 1 MiB
                points:
                  - {operation: read, size: 4 KiB, outstanding: 1, time: 10 us}
                  - {operation: read, size: 8 KiB, outstanding: 2, time: 20 us}
                """)).hasMessageContaining("one point for each of the 4 combinations");
        assertThatThrownBy(() -> rig(
                        "{capacity: 1 MiB, points: [{operation: read, outstanding: 1, submitters: 2, time: 1 us}]}"))
                .hasMessageContaining("2 processes cannot have 1 requests");
        assertThatThrownBy(() -> rig("{capacity: 1 MiB, points: []}"))
                .hasMessageContaining("no point for reads or writes");
        assertThatThrownBy(() -> rig("{capacity: 1 MiB, points: [{operation: read}]}"))
                .hasMessageContaining("neither a time nor quantiles");
        assertThatThrownBy(() -> rig(GRID, "points[0].place=4 KiB")).hasMessageContaining("the table has no places");
    }

    /** The recorded service time, 15 us, is used where that is learnt; the recorded response was 90. */
    @Test
    void aTableLearnsFromRecordedServiceTimes() {
        FlashRig rig = rig(GRID, "learning=service");
        Request taught = rig.requests.request(Operation.READ, 0, 8);
        taught.recorded(15_000, 90_000);
        rig.submitAt(0, taught);
        Request served = rig.readAt(1_000, 0, 8);
        rig.run();
        assertThat(response(taught)).isEqualTo(15_000);
        assertThat(response(served)).isEqualTo(15_000);
    }
}
