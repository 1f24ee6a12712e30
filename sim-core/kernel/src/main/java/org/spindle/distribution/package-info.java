/**
 * The distributions that come with Spindle. Each is a config record that is the distribution itself; {@link
 * org.spindle.distribution.DistributionsPlugin} announces them.
 */
@NullMarked
package org.spindle.distribution;

import org.jspecify.annotations.NullMarked;
