/**
 * Sections of the report of a run: what is told of its result beside what every report tells, with paragraphs, tables and
 * charts. Charts are described, not drawn: the report draws them as it draws its own, each with its table of data.
 */
@NullMarked
package org.spindle.spi.report;

import org.jspecify.annotations.NullMarked;
