package org.spindle.policies.scheduler.linux;

import org.spindle.spi.config.Doc;

@Doc("Linux's none of kernels 4.12 to 7.0: no scheduling, requests in order of arrival. Needs no processes.")
public record NoneConfig() {}
