package org.spindle.policies.scheduler.seek;

import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;

@Doc("Circular elevator: serves requests upward from the start of the last one, then continues from the lowest"
        + " sector.")
public record CLookConfig(@Inline PlaceConfig places) {}
