/**
 * The clock and the event list of one simulation, independent of the meaning of events.
 *
 * <p>{@link org.spindle.engine.Simulator} is the only event loop; the {@link org.spindle.engine.EventList} under it can be
 * another than {@link org.spindle.engine.QuaternaryHeap}.
 *
 * <p>Simulated time is a {@code long} of nanoseconds; order is (time, insertion), so a run is a function of its inputs
 * alone. A simulator belongs to one thread and has no static state, so that several can run in parallel threads.
 */
@NullMarked
package org.spindle.engine;

import org.jspecify.annotations.NullMarked;
