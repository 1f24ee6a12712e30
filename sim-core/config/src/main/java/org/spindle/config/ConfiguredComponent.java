package org.spindle.config;

import org.spindle.spi.Component;

/** A plugin component as bound from a scenario. */
record ConfiguredComponent(String type, Record config) implements Component {}
