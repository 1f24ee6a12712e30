/**
 * A device defined by its service times alone: the server of queueing theory.
 *
 * <p>It replaces a device whose internals do not matter, and allows checks of closed forms for one or several servers
 * against a whole simulation.
 */
@NullMarked
package org.spindle.disk.fixed;

import org.jspecify.annotations.NullMarked;
