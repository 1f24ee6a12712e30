package org.spindle.policies.scheduler.seek;

import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;

@Doc("Circular elevator that moves on to the last cylinder and returns from there to the first; the device stays"
        + " idle while the arm travels. Needs a device that reports positions.")
public record CScanConfig(@Inline PlaceConfig places) {}
