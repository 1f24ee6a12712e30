package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * A replacement of a part of a text.
 *
 * @param part every occurrence is replaced
 */
record Edit(String part, String standIn) {

    /** The text with the replacement. */
    String applyTo(String text) {
        assertThat(text).as("text with the part").contains(part);
        return text.replace(part, standIn);
    }
}
