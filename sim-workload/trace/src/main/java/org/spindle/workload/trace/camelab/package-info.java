/**
 * The text of CAMELab's trace collection (Kwon and others 2017): seconds, R or W, sector, sectors.
 */
@NullMarked
package org.spindle.workload.trace.camelab;

import org.jspecify.annotations.NullMarked;
