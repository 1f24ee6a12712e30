/**
 * Observers of runs: what follows the requests of a run, measures them, and leaves metrics, time series and files of its own
 * in the result.
 */
@NullMarked
package org.spindle.spi.observer;

import org.jspecify.annotations.NullMarked;
