/**
 * A solid-state drive from host link to flash array: commands, data cache, cached map, page accesses, garbage collection, and the
 * scheduling of operations on channels and dies.
 */
@NullMarked
package org.spindle.flash.ssd;

import org.jspecify.annotations.NullMarked;
