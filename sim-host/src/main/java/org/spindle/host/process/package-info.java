/**
 * Processes that compute on CPUs, send requests and wait for the requests that they need: the system-level view of Ganger (1995),
 * and the synthetic generator and process-flow model of DiskSim 4.0, whose random sequence can be reproduced.
 */
@NullMarked
package org.spindle.host.process;

import org.jspecify.annotations.NullMarked;
