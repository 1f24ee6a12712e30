package org.spindle.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;

/** Checks messages about the scenario {@code exp/db.yaml} of {@link TestStack}, character by character. */
final class ExpectedErrors {

    private ExpectedErrors() {}

    /** Checks the whole message about a scenario with assignments by {@code --set}. */
    static void expect(String text, List<String> sets, String message) {
        ConfigException e =
                catchThrowableOfType(ConfigException.class, () -> TestStack.load(text, sets.toArray(String[]::new)));
        assertThat(e).as("nothing was reported for %s %s", text, sets).isNotNull();
        assertThat(e.getMessage() + "\n").isEqualTo(message);
    }

    /** Checks the whole message about a scenario. */
    static void expect(String text, String message) {
        expect(text, List.of(), message);
    }
}
