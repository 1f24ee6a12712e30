/**
 * The untimed state of the flash: blocks and their pages, the map from logical to physical pages, the choice of victims
 * by garbage collection, and the initial state of a drive.
 */
@NullMarked
package org.spindle.flash.store;

import org.jspecify.annotations.NullMarked;
