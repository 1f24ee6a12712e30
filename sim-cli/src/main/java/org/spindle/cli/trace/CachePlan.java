package org.spindle.cli.trace;

import java.util.Map;
import org.spindle.spi.Component;
import org.spindle.spi.cache.ReplacementFactory;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.OfKind;

/** The policies to simulate, as they were written. */
@Doc("Policies of caches.")
record CachePlan(
        @Doc("The policies.") @OfKind(ReplacementFactory.class)
        Map<String, Component> policies) {}
