package org.spindle.testkit.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import org.junit.jupiter.api.Test;
import org.spindle.spi.request.Operation;

/** The recordings exist, are in order of arrival, and have the properties for which they were chosen. */
class RecordingTest {

    @Test
    void hasSixHundredRequestsInOrderOfArrival() {
        assertThat(Recording.all()).extracting(Recording::name).containsExactly("copytree", "oltp", "randrw");
        assertThat(Recording.all())
                .allSatisfy(recording -> assertThat(recording.requests())
                        .hasSize(600)
                        .isSortedAccordingTo(Comparator.comparingLong(RecordedRequest::arrival)));
    }

    @Test
    void databaseWritesThePlacesOfEarlierWritesAgain() {
        assertThat(distinctWrites("oltp")).isLessThan(writes("oltp"));
        assertThat(writes("copytree")).isZero();
    }

    @Test
    void smallerDeviceKeepsNeighbours() {
        RecordedRequest first = new RecordedRequest(0, Operation.READ, 1_000_000, 8);
        RecordedRequest next = new RecordedRequest(1, Operation.READ, 1_000_008, 8);
        assertThat(next.within(1000, 100).sector() - first.within(1000, 100).sector())
                .isEqualTo(8);
        assertThat(new RecordedRequest(0, Operation.READ, 5, 300).within(1000, 100))
                .isEqualTo(new RecordedRequest(0, Operation.READ, 5, 100));
    }

    private static long writes(String name) {
        return of(name).requests().stream()
                .filter(request -> request.operation() == Operation.WRITE)
                .count();
    }

    private static long distinctWrites(String name) {
        return of(name).requests().stream()
                .filter(request -> request.operation() == Operation.WRITE)
                .mapToLong(RecordedRequest::sector)
                .distinct()
                .count();
    }

    private static Recording of(String name) {
        return Recording.all().stream()
                .filter(recording -> recording.name().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
