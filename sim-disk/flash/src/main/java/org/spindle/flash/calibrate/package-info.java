/** Calibration: parameters of device models from measurements of devices, and how well the models then agree with them. */
@NullMarked
package org.spindle.flash.calibrate;

import org.jspecify.annotations.NullMarked;
