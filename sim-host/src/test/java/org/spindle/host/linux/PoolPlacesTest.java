package org.spindle.host.linux;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The rules by which Linux 6.18 allots the places of a pool (lib/sbitmap.c), worked by hand for 128 places in four words of 32. */
class PoolPlacesTest {

    private final PoolPlaces places = new PoolPlaces(128, 0);

    private static List<Integer> take(PoolPlaces places, int count, int limit) {
        return Stream.generate(() -> places.take(0, limit)).limit(count).toList();
    }

    /** 50 of 128: 12 in each word, and the two that remain in the first two words. */
    @Test
    void leavesEachWordItsShareOfALimit() {
        List<Integer> expected = Stream.of(
                        IntStream.range(0, 13),
                        IntStream.range(32, 45),
                        IntStream.range(64, 76),
                        IntStream.range(96, 108))
                .flatMap(IntStream::boxed)
                .toList();
        assertThat(take(places, 50, 50)).isEqualTo(expected);
        assertThat(places.take(0, 50)).isEqualTo(PoolPlaces.NONE);
        assertThat(places.take(0, 128)).as("for a request without a limit").isEqualTo(13);
    }

    /** A limit of one is the first place, even if a request without a limit holds it. */
    @Test
    void hasOnePlaceForALimitOfOne() {
        assertThat(places.take(0, 128)).isZero();
        assertThat(places.take(0, 1)).isEqualTo(PoolPlaces.NONE);
        places.release(0);
        assertThat(places.take(0, 1)).isZero();
    }

    /** The search begins behind the place taken last, and goes on in the first place of the next words, before it in its own. */
    @Test
    void searchesFromTheHint() {
        PoolPlaces from30 = new PoolPlaces(128, 30);
        assertThat(take(from30, 4, 128)).containsExactly(30, 31, 32, 33);
        PoolPlaces limited = new PoolPlaces(128, 70);
        assertThat(take(limited, 25, 48))
                .as("12 of each word: 70 to 75, those before, then the next word, then the first")
                .startsWith(70, 71, 72, 73, 74, 75, 64, 65)
                .endsWith(106, 107, 0);
    }

    /** The hint passes over the last place: behind the one before is the first. */
    @Test
    void returnsToTheFirstPlaceBeforeTheLast() {
        PoolPlaces last = new PoolPlaces(128, 126);
        assertThat(take(last, 3, 128)).containsExactly(126, 0, 1);
    }

    /** A released place is the hint of the CPU that took it, but free only when a search finds no other place in its word. */
    @Test
    void reusesReleasedPlacesWhenAWordIsFull() {
        assertThat(take(places, 3, 128)).containsExactly(0, 1, 2);
        places.release(1);
        assertThat(places.take(0, 128)).isEqualTo(3);
        assertThat(take(places, 28, 128)).endsWith(30, 31);
        assertThat(places.take(0, 128)).as("the hint is still 1").isEqualTo(1);
    }

    @Test
    void remembersAHintForEachCpu() {
        assertThat(places.take(0, 128)).isZero();
        assertThat(places.take(0, 128)).isEqualTo(1);
        assertThat(places.take(3, 128)).as("from its own hint, 0").isEqualTo(2);
        places.release(2);
        assertThat(places.take(0, 128)).as("behind 1 and 2").isEqualTo(3);
    }

    @Test
    void hasShortWordsInASmallPool() {
        PoolPlaces small = new PoolPlaces(6, 0);
        assertThat(take(small, 4, 4))
                .as("six words of one place, of which the first four")
                .containsExactly(0, 1, 2, 3);
        assertThat(small.take(0, 4)).isEqualTo(PoolPlaces.NONE);
        assertThat(take(small, 3, 6)).containsExactly(4, 5, PoolPlaces.NONE);
    }
}
