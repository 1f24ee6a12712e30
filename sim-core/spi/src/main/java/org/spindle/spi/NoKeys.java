package org.spindle.spi;

import org.spindle.spi.config.Doc;

/** The config record of types that have nothing to configure. */
@Doc("Nothing to configure.")
public record NoKeys() {}
