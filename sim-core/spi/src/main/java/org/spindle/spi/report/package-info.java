/**
 * Sections of the report of a run: additional paragraphs, tables and charts beyond the standard report. Charts are
 * described, not drawn: the report draws them as it draws its own, each with its table of data.
 */
@NullMarked
package org.spindle.spi.report;

import org.jspecify.annotations.NullMarked;
