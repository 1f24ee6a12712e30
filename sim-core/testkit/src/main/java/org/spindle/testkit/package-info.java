/**
 * Contract test suites and oracles that check every implementation of an SPI type, built in or not, in the same way.
 */
@NullMarked
package org.spindle.testkit;

import org.jspecify.annotations.NullMarked;
