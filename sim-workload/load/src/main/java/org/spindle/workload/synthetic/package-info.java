/**
 * Generated requests: distributions of times, sizes and places, in the manner of DiskSim's synthetic generator (Ganger
 * 1995, section 5.1.2 and DiskSim 4.0 manual), but each quantity drawn from a random stream of its own; and models of
 * bursty arrivals, of popularity and of reuse.
 */
@NullMarked
package org.spindle.workload.synthetic;

import org.jspecify.annotations.NullMarked;
