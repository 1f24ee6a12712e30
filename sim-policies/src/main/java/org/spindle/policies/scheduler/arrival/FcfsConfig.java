package org.spindle.policies.scheduler.arrival;

import org.spindle.spi.config.Doc;

@Doc("First come, first served: requests in order of arrival.")
public record FcfsConfig() {}
