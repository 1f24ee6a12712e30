/**
 * A device that knows nothing but how long service takes: the server of queueing theory.
 *
 * <p>It stands in for a device whose inside does not matter, and makes closed forms for one or several servers checkable
 * against a whole simulation.
 */
@NullMarked
package org.spindle.disk.fixed;

import org.jspecify.annotations.NullMarked;
