/** Observers of runs: they measure the requests of a run and add their metrics, time series and files to the result. */
@NullMarked
package org.spindle.spi.observer;

import org.jspecify.annotations.NullMarked;
