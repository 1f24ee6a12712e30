/** Calibration: parameters of device models from measurements of devices, and the agreement of the models with them. */
@NullMarked
package org.spindle.flash.calibrate;

import org.jspecify.annotations.NullMarked;
