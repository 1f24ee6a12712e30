/**
 * A solid-state drive described by about a dozen numbers that can be fitted to measurements: dies behind channels, a write
 * buffer, a controller with a time per command, a link, and garbage collection by its amplification.
 *
 * <p>The parameters are those of NVMeVirt (Kim et al., FAST 2023), which reproduces the latency and bandwidth of a drive over the
 * queue depth with them. Dies, channels and link serve in order of arrival.
 */
@NullMarked
package org.spindle.flash.profile;

import org.jspecify.annotations.NullMarked;
