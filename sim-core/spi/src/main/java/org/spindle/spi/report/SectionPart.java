package org.spindle.spi.report;

/** A part of a section. A later version may know more kinds. */
public sealed interface SectionPart permits Paragraph, Table, SectionChart {}
