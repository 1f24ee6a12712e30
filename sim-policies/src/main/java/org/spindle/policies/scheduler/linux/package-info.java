/**
 * The schedulers of Linux with its names, tunables and defaults. They implement a kernel's choice of order, not the
 * merging and the limits of its block layer, which belong to a driver. Each states which kernel version it follows
 * and where it differs.
 */
@NullMarked
package org.spindle.policies.scheduler.linux;

import org.jspecify.annotations.NullMarked;
