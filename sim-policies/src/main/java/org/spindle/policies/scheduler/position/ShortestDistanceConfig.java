package org.spindle.policies.scheduler.position;

import org.spindle.spi.config.Doc;

@Doc("Shortest distance first: selects the request with the fewest cylinders from the current position of the arm,"
        + " movement by read-ahead included; of equal ones the earliest. Needs a device that reports"
        + " positions.")
public record ShortestDistanceConfig() {}
