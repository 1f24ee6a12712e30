/** Runs and comparisons as text for a terminal, and as CSV. */
@NullMarked
package org.spindle.reports.table;

import org.jspecify.annotations.NullMarked;
