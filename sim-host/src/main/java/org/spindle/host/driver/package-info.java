/**
 * The device driver of the host: one queue per device, ordered by a scheduler, and the decision how many requests a device
 * may have at once.
 */
@NullMarked
package org.spindle.host.driver;

import org.jspecify.annotations.NullMarked;
