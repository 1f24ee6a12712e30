package org.spindle.policies.scheduler.seek;

import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;

@Doc("Elevator: onward in one direction as long as anything waits there, then back.")
public record LookConfig(@Inline PlaceConfig places) {}
