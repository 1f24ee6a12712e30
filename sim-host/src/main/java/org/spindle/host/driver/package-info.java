/**
 * The device driver of the host: one queue per device, ordered by a scheduler, and the limit of outstanding requests of
 * each device.
 */
@NullMarked
package org.spindle.host.driver;

import org.jspecify.annotations.NullMarked;
