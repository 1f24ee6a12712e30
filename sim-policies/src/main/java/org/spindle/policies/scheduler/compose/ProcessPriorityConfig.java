package org.spindle.policies.scheduler.compose;

import org.spindle.spi.Component;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.config.Range;
import org.spindle.spi.scheduler.SchedulerFactory;

@Doc("Serves requests of processes of higher priority first, those of one class in the order of the base; with look"
        + " it is the priority scan of Carey, Jauhari and Livny (1989).")
public record ProcessPriorityConfig(
        @Doc("Order of the requests of a class.") @OfKind(SchedulerFactory.class) @Default("{type: look}")
        Component base,

        @Doc("Number of priority levels per class. Level 0 is the most urgent. The host assigns each request its"
                + " level; requests without one are served last.")
        @Default("10")
        @Range(min = "1", max = "1000000")
        int levels) {}
