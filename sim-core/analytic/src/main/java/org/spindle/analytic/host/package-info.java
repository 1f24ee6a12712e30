/**
 * The cost of input and output for the processor and its cache, the productivity of waiting users (Hennessy and Patterson 1996, sections
 * 6.1, 6.3, 6.4, 6.6 to 6.8), and the timestamps of traces (Ganger 1995).
 */
@NullMarked
package org.spindle.analytic.host;

import org.jspecify.annotations.NullMarked;
