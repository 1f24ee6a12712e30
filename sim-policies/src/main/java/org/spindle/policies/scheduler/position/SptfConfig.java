package org.spindle.policies.scheduler.position;

import org.spindle.spi.config.Doc;

@Doc("Shortest positioning time first: the request that the device can reach soonest by seek and rotation. "
        + "Needs a device that tells positions.")
public record SptfConfig() {}
