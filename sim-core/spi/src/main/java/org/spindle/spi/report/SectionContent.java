package org.spindle.spi.report;

import java.util.List;

/**
 * What a section shows.
 *
 * @param title its heading
 * @param parts in order of display
 */
public record SectionContent(String title, List<SectionPart> parts) {

    public SectionContent {
        if (title.isBlank()) {
            throw new IllegalArgumentException("the section has no title; give it one");
        }
        parts = List.copyOf(parts);
    }
}
