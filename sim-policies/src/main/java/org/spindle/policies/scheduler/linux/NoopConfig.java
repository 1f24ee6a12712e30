package org.spindle.policies.scheduler.linux;

import org.spindle.spi.config.Doc;

@Doc(
        "Linux's noop of kernels 2.6 to 4.20: requests in order of arrival; arrivals are merged at the end of waiting requests"
                + " only. It needs no processes.")
public record NoopConfig() {}
