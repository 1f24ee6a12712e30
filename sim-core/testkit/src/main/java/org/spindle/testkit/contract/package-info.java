/**
 * The contracts of implementations of SPI types: abstract test classes, one per type. A plugin extends the one for
 * its type and declares its capabilities by overriding hooks.
 */
@NullMarked
package org.spindle.testkit.contract;

import org.jspecify.annotations.NullMarked;
