/**
 * Contract test suites and oracles that hold every implementation of an SPI type, built in or not, to the same promises.
 */
@NullMarked
package org.spindle.testkit;

import org.jspecify.annotations.NullMarked;
