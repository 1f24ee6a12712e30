/**
 * A run, a sweep, a comparison or the verdicts of experiments as one HTML file each, which opens from disk and asks the
 * network for nothing. Pages share their frame, styles and report.js. Charts are {@link ChartSpec}s; charts.js draws them as
 * SVG and knows nothing else of the page. Only sweep.js makes charts in the page, as what they show is picked there.
 */
@NullMarked
package org.spindle.reports.html;

import org.jspecify.annotations.NullMarked;
