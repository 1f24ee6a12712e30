package org.spindle.stack;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.spindle.random.RandomStreams;
import org.spindle.spi.sim.EventLoop;
import org.spindle.stats.MetricSet;
import org.spindle.timeline.RunTimeline;

/**
 * What a stack uses of the run that it is assembled for.
 *
 * @param factories makes the components
 * @param timeline shows what devices and buses do when; null if the run has none
 * @param pool where layers get the requests that they issue themselves
 * @param failures makes the exception that ends the run when a layer finds its input at fault, from a message for the user
 */
public record StackEnvironment(
        Factories factories,
        EventLoop events,
        MetricSet metrics,
        RandomStreams streams,
        @Nullable RunTimeline timeline,
        RequestPool pool,
        Function<String, RuntimeException> failures) {}
