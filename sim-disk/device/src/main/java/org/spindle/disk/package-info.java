/**
 * Models of storage devices: mechanical drives, simple devices and devices of fixed service time, and the buses and
 * controllers in front of them.
 */
@NullMarked
package org.spindle.disk;

import org.jspecify.annotations.NullMarked;
