/**
 * A simulation small enough to see through, for tests: a clock, a random stream, metrics that remember, simple devices.
 */
@NullMarked
package org.spindle.testkit.sim;

import org.jspecify.annotations.NullMarked;
