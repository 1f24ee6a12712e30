package org.spindle.stack;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.spindle.random.RandomStreams;
import org.spindle.spi.sim.EventLoop;
import org.spindle.stats.MetricSet;
import org.spindle.timeline.RunTimeline;

/**
 * The services of the run that a stack is assembled for.
 *
 * @param factories creates the components
 * @param timeline shows the activity of devices and buses; null if the run has none
 * @param pool source of the requests that layers issue themselves
 * @param notes of the components on the result of the run
 * @param failures makes the exception that ends the run when a device or layer finds its input at fault, from a message for the
 *     user
 */
public record StackEnvironment(
        Factories factories,
        EventLoop events,
        MetricSet metrics,
        RandomStreams streams,
        @Nullable RunTimeline timeline,
        RequestPool pool,
        EndNotes notes,
        Function<String, RuntimeException> failures) {}
