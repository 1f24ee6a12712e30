package org.spindle.disk.hdd;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The transitions of the arm, as the package's documentation draws them. */
class ArmStateTest {

    @ParameterizedTest
    @CsvSource({
        "IDLE, RESERVED",
        "RESERVED, IDLE READING READING_AHEAD WRITING WRITING_BEHIND",
        "READING, IDLE RESERVED READING_AHEAD HANDED_OVER",
        "READING_AHEAD, IDLE RESERVED HANDED_OVER",
        "WRITING, RESERVED WRITING_BEHIND",
        "WRITING_BEHIND, RESERVED",
        "HANDED_OVER, RESERVED READING READING_AHEAD",
    })
    void hasTheTransitionsOfTheDiagram(ArmState from, String to) {
        List<String> found = new ArrayList<>();
        for (ArmState next : ArmState.values()) {
            if (from.mayBecome(next)) {
                found.add(next.name());
            }
        }

        assertThat(String.join(" ", found)).isEqualTo(to);
    }
}
