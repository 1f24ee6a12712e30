package org.spindle.disk.hdd;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.spindle.spi.cache.WriteBackContext;
import org.spindle.testkit.sim.TestRandom;

/** The contract of a write-back policy's lines ({@link WriteBackContext}) on the segments of a drive. */
class WaitingSegmentsTest {

    private final List<Segment> segments =
            IntStream.range(0, 5).mapToObj(number -> new Segment(8)).toList();
    private final WaitingSegments waiting = new WaitingSegments(5);

    private List<Integer> dirty() {
        List<Integer> lines = new ArrayList<>();
        for (int line = waiting.oldest(); line != WriteBackContext.NONE; line = waiting.next(line)) {
            lines.add(line);
        }
        return lines;
    }

    @Test
    void theLowestFreeLineIsUsedNext() {
        segments.subList(0, 3).forEach(waiting::add);
        assertThat(waiting.remove(segments.get(1))).isFalse();
        waiting.add(segments.get(4));
        assertThat(segments.get(4).deferral.line).isEqualTo(1);
        assertThat(segments.get(1).deferral.waits()).isFalse();
        assertThat(waiting.segment(1)).isSameAs(segments.get(4));
    }

    @Test
    void theFirstIsTheOneThatBecameDirtyFirst() {
        segments.subList(0, 3).forEach(waiting::add);
        assertThat(waiting.first()).isSameAs(segments.get(0));
        waiting.dirtied(2);
        waiting.dirtied(1);
        waiting.dirtied(2);
        assertThat(waiting.first()).isSameAs(segments.get(2));
        assertThat(dirty()).containsExactly(2, 1);
        assertThat(waiting.remove(segments.get(2))).isTrue();
        assertThat(waiting.first()).isSameAs(segments.get(1));
        waiting.remove(segments.get(1));
        waiting.remove(segments.get(0));
        assertThat(waiting.first()).isNull();
    }

    /** Compared with a list, after random steps. */
    @Test
    void dirtyLinesAreInTheOrderInWhichTheyBecameDirty() {
        TestRandom random = new TestRandom(1);
        List<Integer> expected = new ArrayList<>();
        segments.forEach(waiting::add);
        for (int step = 0; step < 2000; step++) {
            int line = (int) random.nextLong(5);
            if (random.nextLong(2) == 0) {
                Segment segment = requireNonNull(waiting.segment(line));
                assertThat(waiting.remove(segment)).isEqualTo(expected.remove((Integer) line));
                waiting.add(segment);
            } else {
                waiting.dirtied(line);
                if (!expected.contains(line)) {
                    expected.add(line);
                }
            }
            assertThat(dirty()).isEqualTo(expected);
            assertThat(waiting.dirtyLines()).isEqualTo(expected.size());
        }
    }
}
