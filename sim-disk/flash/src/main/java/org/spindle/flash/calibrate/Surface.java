package org.spindle.flash.calibrate;

/** A value over points of so many coordinates. */
@FunctionalInterface
interface Surface {

    double at(double[] point);
}
