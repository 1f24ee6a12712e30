package org.spindle.disk.hdd;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The transitions of the arm, as the package's documentation draws them. */
class ArmStateTest {

    private static final Map<String, Predicate<ArmState>> GUARDS = new LinkedHashMap<>();

    static {
        GUARDS.put("assign", ArmState::mayBeAssigned);
        GUARDS.put("read", ArmState::mayRead);
        GUARDS.put("readAhead", ArmState::mayReadAhead);
        GUARDS.put("write", ArmState::mayWrite);
        GUARDS.put("writeBehind", ArmState::mayWriteBehind);
        GUARDS.put("free", ArmState::mayBeFreed);
        GUARDS.put("take", ArmState::mayBeTaken);
        GUARDS.put("endAccess", ArmState::isWorking);
    }

    @ParameterizedTest
    @CsvSource({
        "IDLE, assign",
        "RESERVED, read readAhead write writeBehind free take",
        "READING, readAhead take endAccess",
        "READING_AHEAD, take endAccess",
        "WRITING, writeBehind endAccess",
        "WRITING_BEHIND, endAccess",
        "HANDED_OVER, assign read readAhead endAccess",
    })
    void hasTheTransitionsOfTheDiagram(ArmState from, String transitions) {
        List<String> possible = GUARDS.keySet().stream()
                .filter(transition -> GUARDS.get(transition).test(from))
                .toList();

        assertThat(String.join(" ", possible)).isEqualTo(transitions);
    }
}
