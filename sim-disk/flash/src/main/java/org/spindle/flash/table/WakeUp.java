package org.spindle.flash.table;

import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;

/** What a worker takes to begin after a pause. */
@Doc("Time that the worker takes to begin after a pause.")
public record WakeUp(
        @Doc("The pause.") @Range(min = "0 ms", max = "1 d") Time pause,

        @Doc("Time to begin.") @Range(min = "0 ms", max = "1 d")
        Time time) {}
