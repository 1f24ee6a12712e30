/**
 * A small simulation for tests: a clock, a random stream, metrics that record all values, simple devices.
 */
@NullMarked
package org.spindle.testkit.sim;

import org.jspecify.annotations.NullMarked;
