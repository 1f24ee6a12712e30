package org.spindle.disk.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.spindle.disk.geometry.IndexEntry.ChildKind;

/** Layouts from trees of repetitions, on the invented drive of the reference text, 11.3. */
class IndexedLayoutTest {

    private static final Set<LayoutCompat> SOUND = EnumSet.noneOf(LayoutCompat.class);
    private static final Set<LayoutCompat> AS_DISKSIM = EnumSet.allOf(LayoutCompat.class);

    private static final List<TrackPattern> PATTERNS = List.of(new TrackPattern(0, 9, 10));
    private static final IndexNode CYLINDER = new IndexNode(List.of(track(0, 0.0, 0), track(10, 0.2, 1)));
    private static final IndexNode ROOT =
            new IndexNode(List.of(new IndexEntry(0, 0, 0.0, 20, 1, 0.5, 80, 4, ChildKind.INDEX, 0, 0)));
    private static final List<BlockRemap> REMAPS = List.of(new BlockRemap(3, 1, 3, 1, 9, 10));

    private static IndexEntry track(long first, double offset, int head) {
        return new IndexEntry(first, 0, offset, 10, 1, 0.0, 10, 1, ChildKind.TRACK, 0, head);
    }

    private static IndexedLayout toy(long blocks, Set<LayoutCompat> compat) {
        return new IndexedLayout(
                2, 4, blocks, PATTERNS, List.of(CYLINDER, ROOT), List.of(new BlockSlip(25, 1)), REMAPS, compat);
    }

    /** Recorded from DiskSim. With the 79 blocks it was given, block 78 shares the slot that block 3 was moved to. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            2 | 0,0,2@0.200
            3 | 3,1,9@0.600
            10 | 0,1,0@0.200
            24 | 1,0,4@0.900
            25 | 1,0,6@0.100
            29 | 1,1,0@0.700
            77 | 3,1,8@0.500
            """)
    void as_recorded_from_disksim(long block, String where) {
        assertThat(Toys.where(toy(79, AS_DISKSIM), block)).isEqualTo(where);
        assertThat(Toys.where(toy(78, SOUND), block)).isEqualTo(where);
    }

    /** Reference text 3.7: in DiskSim a remapped block has no width. */
    @Test
    void width_of_a_remapped_block() {
        PhysicalAddress place = new PhysicalAddress();
        toy(78, SOUND).locate(3, place);
        assertThat(place.remapped).isTrue();
        assertThat(place.slotsPerTrack).isEqualTo(10);
        toy(79, AS_DISKSIM).locate(3, place);
        assertThat(place.slotsPerTrack).isZero();
        toy(79, AS_DISKSIM).locate(4, place);
        assertThat(place.slotsPerTrack).isEqualTo(10);
    }

    /**
     * Reference text 3.7, the way back: slips and unused sectors have no block, and the former slot of a moved block is reported as
     * such.
     */
    @Test
    void what_is_in_a_slot() {
        IndexedLayout layout = toy(78, SOUND);
        assertThat(layout.block(1, 0, 5)).isEqualTo(Layout.NONEXISTENT);
        assertThat(layout.block(0, 0, 3)).isEqualTo(Layout.REMAPPED);
        assertThat(layout.block(3, 1, 9)).isEqualTo(3);
        assertThat(layout.block(4, 0, 0)).isEqualTo(Layout.NONEXISTENT);
        assertThat(layout.block(0, 0, 10)).isEqualTo(Layout.NONEXISTENT);
        Track track = new Track();
        layout.track(1, 0, track);
        assertThat(new long[] {track.firstBlock, track.lastBlock}).containsExactly(20, 28);
        layout.track(0, 0, track);
        assertThat(new long[] {track.firstBlock, track.lastBlock}).containsExactly(0, 9);
        layout.track(3, 1, track);
        assertThat(new long[] {track.firstBlock, track.lastBlock}).containsExactly(69, 77);
        assertThat(layout.startAngle(3, 1, 9)).isEqualTo(track.angle(9));
    }

    /**
     * A serpentine drive: head 0 outside in, head 1 inside out, with spares at both ends of each track, slips and moved
     * blocks, all places checked by the definition of the tree.
     */
    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void blocks_of_a_serpentine_drive(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int cylinders = random.nextInt(3, 9);
        int slots = random.nextInt(8, 14);
        TrackPattern pattern = new TrackPattern(1, slots - 2, slots);
        int used = slots - 2;
        long run = (long) used * cylinders;
        IndexNode band = new IndexNode(List.of(
                new IndexEntry(0, 0, 0.25, used, 1, 0.1, run, cylinders, ChildKind.TRACK, 0, 0),
                new IndexEntry(run, cylinders - 1, 0.5, used, 1, 0.1, run, -cylinders, ChildKind.TRACK, 0, 1)));
        IndexNode root = new IndexNode(List.of(
                new IndexEntry(0, 0, 0.0, 2 * run, cylinders, 0.3, 6 * run, 3 * cylinders, ChildKind.INDEX, 0, 0)));
        long slip = random.nextLong(3 * run);
        BlockRemap remap = new BlockRemap(random.nextLong(run), 1, 1, 1, slots - 1, slots);
        IndexedLayout layout = new IndexedLayout(
                2,
                3 * cylinders,
                6 * run - 5,
                List.of(pattern),
                List.of(band, root),
                List.of(new BlockSlip(slip, 2), new BlockSlip(slip + 7, 1)),
                List.of(remap),
                SOUND);
        PhysicalAddress place = new PhysicalAddress();
        Track track = new Track();
        Set<List<Integer>> taken = new HashSet<>();
        for (long block = 0; block < layout.blocks(); block++) {
            layout.locate(block, place);
            assertThat(taken.add(List.of(place.cylinder, place.head, place.slot)))
                    .isTrue();
            assertThat(layout.block(place.cylinder, place.head, place.slot)).isEqualTo(block);
            if (place.remapped) {
                continue;
            }
            long sector = block + (block >= slip ? 2 : 0) + (block + 2 >= slip + 7 ? 1 : 0);
            long inBand = sector % (2 * run);
            int head = (int) (inBand / run);
            int step = (int) (inBand % run / used);
            int cylinder = (int) (sector / (2 * run)) * cylinders + (head == 0 ? step : cylinders - 1 - step);
            assertThat(new int[] {place.cylinder, place.head, place.slot})
                    .containsExactly(cylinder, head, 1 + (int) (sector % used));
            layout.track(cylinder, head, track);
            assertThat(block).isBetween(track.firstBlock, track.lastBlock);
            long pass = sector / (2 * run);
            double turn =
                    pass * 0.3 + (head == 0 ? 0.25 + step * 0.1 : 0.5 - step * 0.1) + sector % used / (double) slots;
            double off = Angle.toRevolutions(track.angle(place.slot)) - turn;
            assertThat(Math.abs(off - Math.rint(off))).isLessThan(1e-6);
        }
    }

    @Test
    void contradictions_are_refused() {
        assertThatThrownBy(() -> toy(79, SOUND))
                .hasMessageContaining("slot 9 of the destination already holds a block");
        assertThatThrownBy(() -> toy(80, SOUND))
                .hasMessageContaining("80 sectors, too few for 80 blocks and their slips");
        refused(List.of(CYLINDER, ROOT), List.of(new BlockSlip(25, -1)), "slip at 25: count -1 is not 1 or more");
        refused(
                List.of(CYLINDER, ROOT),
                List.of(new BlockSlip(25, 2), new BlockSlip(26, 1)),
                "slip at 26: lies before the end of another, 27");
        refused(List.of(ROOT), List.of(), "index node 0 contains itself");
        refused(List.of(node(0, 11, ChildKind.TRACK, 0)), List.of(), "11 blocks on a pattern of 10");
        refused(List.of(node(0, 10, ChildKind.TRACK, 1)), List.of(), "there is no track pattern 1");
        refused(List.of(node(0, 10, ChildKind.INDEX, 1)), List.of(), "there is no index node 1");
        refused(List.of(node(4, 10, ChildKind.TRACK, 0)), List.of(), "reaches cylinders 4 to 4 of a drive with 4");
        refused(List.of(node(-1, 10, ChildKind.TRACK, 0)), List.of(), "reaches cylinders -1 to -1 of a drive with 4");
        assertThatThrownBy(() -> new IndexNode(List.of(track(0, 0, 0), track(11, 0, 1))))
                .hasMessageContaining("begins at block 11 of its node, but the entries before end at 10");
        assertThatThrownBy(() -> new TrackPattern(2, 10, 10)).hasMessageContaining("does not fit 10 sectors");
        assertThatThrownBy(() -> new BlockRemap(0, 2, 0, 0, 9, 10)).hasMessageContaining("slot 9 of 10");
    }

    private static IndexNode node(int cylinder, long length, ChildKind kind, int child) {
        return new IndexNode(List.of(new IndexEntry(0, cylinder, 0, length, 1, 0, length, 1, kind, child, 0)));
    }

    private static void refused(List<IndexNode> nodes, List<BlockSlip> slips, String problem) {
        assertThatThrownBy(() -> new IndexedLayout(2, 4, 5, PATTERNS, nodes, slips, new ArrayList<>(), SOUND))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(problem);
    }
}
