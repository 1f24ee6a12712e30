/** A run as text for a terminal. */
@NullMarked
package org.spindle.reports.table;

import org.jspecify.annotations.NullMarked;
