/**
 * What the processes of a system do, for hosts that have CPUs: instruction streams whose events are causes, such as
 * requests and sleeps, with computation between them. Their effects, such as context switches and interrupts of
 * storage devices, are the host's (Ganger 1995, section 4.3).
 */
@NullMarked
package org.spindle.spi.system;

import org.jspecify.annotations.NullMarked;
