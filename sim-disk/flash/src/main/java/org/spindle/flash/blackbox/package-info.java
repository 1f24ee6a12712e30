/**
 * A device of which nothing is known but what a trace has recorded: regression trees over counters that decay, which another module grows.
 */
@NullMarked
package org.spindle.flash.blackbox;

import org.jspecify.annotations.NullMarked;
