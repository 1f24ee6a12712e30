/**
 * The schedulers of Linux, with its names, tunables and defaults: the order that a kernel chooses, not the merging and the
 * limits of its block layer, which a driver has. Each says which version of the kernel it follows and where it leaves off.
 */
@NullMarked
package org.spindle.policies.scheduler.linux;

import org.jspecify.annotations.NullMarked;
