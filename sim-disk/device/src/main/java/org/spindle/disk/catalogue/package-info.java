/**
 * Known drives: presets for the configuration of device type {@code hdd}, each a text with its sources. Keys that a
 * scenario adds to a preset are merged elsewhere.
 */
@NullMarked
package org.spindle.disk.catalogue;

import org.jspecify.annotations.NullMarked;
