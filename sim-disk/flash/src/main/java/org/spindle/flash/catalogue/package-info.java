/** Known solid-state drives: presets for the types of this module, each a text with the sources of its numbers. */
@NullMarked
package org.spindle.flash.catalogue;

import org.jspecify.annotations.NullMarked;
