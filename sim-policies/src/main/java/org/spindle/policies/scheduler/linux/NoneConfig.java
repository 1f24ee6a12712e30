package org.spindle.policies.scheduler.linux;

import org.spindle.spi.config.Doc;

@Doc("Linux's none of kernels 4.12 to 7.0: no scheduler, requests in order of arrival. It needs no processes.")
public record NoneConfig() {}
