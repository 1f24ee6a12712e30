package org.spindle.policies.scheduler.linux;

import org.spindle.spi.config.Doc;

@Doc("Linux's none of kernels 4.12 to 7.0: no scheduling, requests in order of arrival. Needs no processes. Not"
        + " modelled: direct issue to an idle queue, and the lists of a busy one, which never fill here because"
        + " tags run out first.")
public record NoneConfig() {}
