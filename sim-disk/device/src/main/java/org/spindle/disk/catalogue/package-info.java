/**
 * Known drives: presets for the configuration of device type {@code hdd}, each a text with its sources. What a scenario
 * says beyond the name of a preset is laid over it elsewhere.
 */
@NullMarked
package org.spindle.disk.catalogue;

import org.jspecify.annotations.NullMarked;
