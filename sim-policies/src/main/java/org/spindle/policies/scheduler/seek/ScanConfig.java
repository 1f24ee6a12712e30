package org.spindle.policies.scheduler.seek;

import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;

@Doc("Elevator that moves on to the edge of the disk before it reverses; the device stays idle while the arm"
        + " travels to the edge and back. Needs a device that reports positions.")
public record ScanConfig(@Inline PlaceConfig places) {}
