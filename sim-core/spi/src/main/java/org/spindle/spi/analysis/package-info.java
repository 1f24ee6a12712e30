/** Analyses of traces: the figures and charts that describe the requests of a trace. */
@NullMarked
package org.spindle.spi.analysis;

import org.jspecify.annotations.NullMarked;
