package org.spindle.disk.mechanics;

/**
 * Known defects of DiskSim 4.0's seek models (64-bit variant) that can be switched on to reproduce its results. Without any,
 * a curve does what DiskSim's manual describes.
 */
public enum SeekCompat {

    /** Constant, linear and three-parameter curves: the whole part of a time in milliseconds is taken as picoseconds. */
    MILLISECONDS_TAKEN_AS_PICOSECONDS,

    /** Constant curve: staying on the cylinder takes as long as leaving it. */
    CONSTANT_AT_DISTANCE_ZERO,

    /** HPL curve: the linear part is used at all distances. */
    HPL_ALWAYS_LINEAR
}
