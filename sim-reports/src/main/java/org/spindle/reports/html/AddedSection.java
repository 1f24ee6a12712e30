package org.spindle.reports.html;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.report.SectionContent;

/**
 * A section that a plugin adds to the report of a run.
 *
 * @param type of the section
 * @param content null if the section failed
 * @param failure the reason, with the plugin's name; empty if it did not fail
 */
public record AddedSection(String type, @Nullable SectionContent content, String failure) {

    public static AddedSection of(String type, SectionContent content) {
        return new AddedSection(type, content, "");
    }

    public static AddedSection failed(String type, String failure) {
        return new AddedSection(type, null, failure);
    }

    /** Returns the id, unique in the page: words joined by hyphens. */
    String id() {
        return "section-" + type.replace('.', '-');
    }
}
