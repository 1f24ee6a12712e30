/** Analyses of traces: what is told about the requests of a trace, and with which figures and pictures. */
@NullMarked
package org.spindle.spi.analysis;

import org.jspecify.annotations.NullMarked;
