package org.spindle.policies.scheduler.position;

import org.spindle.spi.config.Doc;

@Doc(
        "Shortest distance first: the fewest cylinders from where the arm is now, read-ahead included; the earliest among equals. "
                + "Needs a device that tells positions.")
public record ShortestDistanceConfig() {}
