/**
 * What every implementation of an SPI type must keep to: abstract test classes, one per type. A plugin extends the one for
 * its type and says what more or less it promises by overriding hooks.
 */
@NullMarked
package org.spindle.testkit.contract;

import org.jspecify.annotations.NullMarked;
