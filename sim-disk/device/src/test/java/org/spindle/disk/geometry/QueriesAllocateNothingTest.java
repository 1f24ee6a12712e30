package org.spindle.disk.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.spindle.disk.geometry.IndexEntry.ChildKind;

/** By the contract of {@link Layout} its queries allocate nothing: they are made for every sector that passes a head. */
class QueriesAllocateNothingTest {

    private static final int ROUNDS = 20_000;

    static Stream<Layout> layouts() {
        Set<LayoutCompat> none = EnumSet.noneOf(LayoutCompat.class);
        MappedZone zone = new MappedZone(0, 0, 0, 15, 10, 0, 0, 0);
        IndexEntry entry = new IndexEntry(0, 0, 0.1, 10, 1, 0.3, 40, 4, ChildKind.TRACK, 0, 0);
        return Stream.of(
                Toys.zoned(8, 3, 1, new long[] {7, 23}, new long[] {12, 39}, none),
                Toys.zoned(4, 2, 2, new long[] {7}, new long[] {12, 39}, EnumSet.allOf(LayoutCompat.class)),
                new ExtentLayout(
                        2, 1, 16, List.of(zone), List.of(new Extent(0, 0, 0, 0, 8), new Extent(8, 0, 1, 2, 8)), none),
                new IndexedLayout(
                        1,
                        4,
                        36,
                        List.of(new TrackPattern(0, 9, 10)),
                        List.of(new IndexNode(List.of(entry))),
                        List.of(new BlockSlip(5, 1)),
                        List.of(new BlockRemap(7, 1, 3, 0, 9, 10)),
                        none));
    }

    @ParameterizedTest
    @MethodSource("layouts")
    void after_the_first_calls(Layout layout) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long self = Thread.currentThread().getId();
        long checked = ask(layout);
        long before = threads.getThreadAllocatedBytes(self);
        checked += ask(layout);
        long allocated = threads.getThreadAllocatedBytes(self) - before;

        assertThat(checked).isEqualTo(2 * ROUNDS);
        // A byte per query would be 20000 bytes; the allowance is for the measurement itself.
        assertThat(allocated).isLessThan(ROUNDS / 10);
    }

    private static long ask(Layout layout) {
        PhysicalAddress place = new PhysicalAddress();
        Track track = new Track();
        long found = 0;
        for (int i = 0; i < ROUNDS; i++) {
            long block = i % layout.blocks();
            layout.locate(block, place);
            layout.track(place.cylinder, place.head, track);
            layout.startAngle(place.cylinder, place.head, place.slot);
            found += layout.block(place.cylinder, place.head, place.slot) < layout.blocks() ? 1 : 0;
        }
        return found;
    }
}
