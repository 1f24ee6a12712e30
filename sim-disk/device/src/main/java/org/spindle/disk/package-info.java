/**
 * Models of storage devices: mechanical drives, flash, simple and table-driven devices, and the buses and controllers
 * in front of them.
 */
@NullMarked
package org.spindle.disk;

import org.jspecify.annotations.NullMarked;
