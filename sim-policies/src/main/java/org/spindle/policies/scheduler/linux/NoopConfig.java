package org.spindle.policies.scheduler.linux;

import org.spindle.spi.config.Doc;

@Doc("Linux's noop of kernels 2.6 to 4.20: requests in order of arrival; an arrival is merged behind any waiting"
        + " request, but in front of the one merged last only. Needs no processes. Not modelled: the sorting of its"
        + " dispatch list, which here holds one request.")
public record NoopConfig() {}
