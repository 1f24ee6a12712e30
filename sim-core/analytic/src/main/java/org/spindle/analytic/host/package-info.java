/**
 * What input and output costs the processor and its cache, and what it means to the user who waits (Hennessy and Patterson
 * 1996, sections 6.1, 6.3, 6.4, 6.6 to 6.8), and the time stamps of its traces (Ganger 1995).
 */
@NullMarked
package org.spindle.analytic.host;

import org.jspecify.annotations.NullMarked;
