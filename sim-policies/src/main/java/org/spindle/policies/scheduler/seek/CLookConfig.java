package org.spindle.policies.scheduler.seek;

import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;

@Doc("Circular elevator: upward from the start of the last request, then from the lowest sector again.")
public record CLookConfig(@Inline PlaceConfig places) {}
