package org.spindle.stack;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The contract of {@link org.spindle.spi.device.SharedObjects}. */
class ObjectsOfRunTest {

    private final ObjectsOfRun objects = new ObjectsOfRun();

    @Test
    void theDevicesOfARunGetTheObjectThatTheFirstHasMade() {
        StringBuilder first = objects.of(StringBuilder.class, StringBuilder::new);
        assertThat(objects.of(StringBuilder.class, StringBuilder::new)).isSameAs(first);
    }

    @Test
    void classesDoNotShare() {
        CharSequence first = objects.of(CharSequence.class, StringBuilder::new);
        assertThat(objects.of(StringBuilder.class, StringBuilder::new)).isNotSameAs(first);
    }

    @Test
    void runsDoNotShare() {
        StringBuilder first = objects.of(StringBuilder.class, StringBuilder::new);
        assertThat(new ObjectsOfRun().of(StringBuilder.class, StringBuilder::new))
                .isNotSameAs(first);
    }
}
