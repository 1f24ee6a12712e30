/**
 * The clock and the event list of one simulation: what happens when, and nothing about what it means.
 *
 * <p>Simulated time is a {@code long} of nanoseconds; order is (time, insertion), so a run is a function of its inputs
 * alone. A simulator belongs to one thread and has no static state: as many run side by side as there are threads.
 */
@NullMarked
package org.spindle.engine;

import org.jspecify.annotations.NullMarked;
