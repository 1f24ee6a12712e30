/** {@code spindle calibrate}: files of measurements, and devices fitted to them. */
@NullMarked
package org.spindle.cli.calibrate;

import org.jspecify.annotations.NullMarked;
