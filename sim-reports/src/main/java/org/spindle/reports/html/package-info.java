/**
 * A run, a sweep, a comparison or the verdicts of experiments as one HTML file each, which opens from disk and uses no
 * network. Pages share their frame, styles and report.js. Charts are {@link ChartSpec}s; charts.js draws them as SVG and is independent of
 * the rest of the page. Only sweep.js makes charts in the page, because their content is selected there.
 */
@NullMarked
package org.spindle.reports.html;

import org.jspecify.annotations.NullMarked;
