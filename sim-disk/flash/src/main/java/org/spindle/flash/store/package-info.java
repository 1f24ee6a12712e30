/**
 * The untimed state of the flash: blocks and their pages, the map from logical to physical pages, the choice of victims
 * by garbage collection, and the initial state of a drive.
 *
 * <p>A {@link org.spindle.flash.store.VictimPolicy} is not a kind of plugin: it reads {@link
 * org.spindle.flash.store.BlockStore}, whose blocks, pages and lists are no part of the SPI. Another policy is an
 * implementation in this package, or a device of a plugin.
 */
@NullMarked
package org.spindle.flash.store;

import org.jspecify.annotations.NullMarked;
