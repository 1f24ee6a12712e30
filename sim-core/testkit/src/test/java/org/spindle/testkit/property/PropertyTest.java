package org.spindle.testkit.property;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PropertyTest {

    private final Property<Long> numbers = Property.ofLists(random -> random.nextLong(1000));

    @Test
    void triesManyDifferentLists() {
        List<List<Long>> tried = new ArrayList<>();
        numbers.tries(50).longest(20).check(tried::add);
        assertThat(tried).hasSize(50).allMatch(list -> list.size() <= 20);
        assertThat(tried.stream().distinct().count()).isGreaterThan(40);
    }

    @Test
    void triesTheSameListsForTheSameSeed() {
        List<List<Long>> once = new ArrayList<>();
        List<List<Long>> again = new ArrayList<>();
        numbers.seed(7).check(once::add);
        numbers.seed(7).check(again::add);
        assertThat(again).isEqualTo(once);
    }

    /** Two elements, at any place and distance, violate the statement: exactly these remain. */
    @Test
    void shortensARefutingListToWhatRefutes() {
        assertThatThrownBy(() -> numbers.check(list -> assertThat(
                                list.stream().filter(number -> number >= 900).count())
                        .isLessThan(2)))
                .isInstanceOf(AssertionError.class)
                .hasMessageMatching(
                        "(?s)refuted by \\[9\\d\\d, 9\\d\\d]\n\\(seed \\d+, shortened from \\d+ to 2 elements.*")
                .hasCauseInstanceOf(AssertionError.class);
    }

    @Test
    void aStatementThatThrowsIsRefuted() {
        assertThatThrownBy(() -> numbers.check(list -> {
                    throw new IllegalStateException("always");
                }))
                .isInstanceOf(AssertionError.class)
                .hasMessageStartingWith("refuted by []")
                .hasRootCauseMessage("always");
    }
}
