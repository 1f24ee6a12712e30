/**
 * What lies where in the flash, without time: blocks and their pages, the map from logical to physical pages, which block garbage
 * collection takes, and the state in which a drive begins.
 */
@NullMarked
package org.spindle.flash.store;

import org.jspecify.annotations.NullMarked;
