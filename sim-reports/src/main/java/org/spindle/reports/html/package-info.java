/**
 * A run as one HTML file that opens from disk and asks the network for nothing. Charts are {@link ChartSpec}s: only
 * report.js knows the library that draws them.
 */
@NullMarked
package org.spindle.reports.html;

import org.jspecify.annotations.NullMarked;
