package org.spindle.host.transparent;

import org.spindle.spi.config.Doc;

/** Config of the host {@code transparent}. */
@Doc("A host that costs nothing: requests and completions pass without delay.")
public record TransparentConfig() {}
