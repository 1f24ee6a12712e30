package org.spindle.host.transparent;

import org.spindle.spi.config.Doc;

/** Configuration of the host {@code transparent}. */
@Doc("A host without costs: requests and completions pass without delay.")
public record TransparentConfig() {}
