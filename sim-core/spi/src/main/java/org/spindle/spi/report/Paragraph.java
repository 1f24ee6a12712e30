package org.spindle.spi.report;

/** Plain text, shown as it is. */
public record Paragraph(String text) implements SectionPart {}
