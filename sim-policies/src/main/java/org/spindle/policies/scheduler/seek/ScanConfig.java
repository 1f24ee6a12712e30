package org.spindle.policies.scheduler.seek;

import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;

@Doc(
        "Elevator that goes on to the edge of the disk before it turns: the device stays idle while the arm travels there and back. "
                + "Needs a device that tells positions.")
public record ScanConfig(@Inline PlaceConfig places) {}
