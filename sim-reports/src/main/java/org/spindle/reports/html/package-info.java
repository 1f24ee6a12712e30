/**
 * A run as one HTML file that opens from disk and asks the network for nothing. Charts are
 * {@link ChartSpec}s; charts.js draws them as SVG and knows nothing else of the page.
 */
@NullMarked
package org.spindle.reports.html;

import org.jspecify.annotations.NullMarked;
