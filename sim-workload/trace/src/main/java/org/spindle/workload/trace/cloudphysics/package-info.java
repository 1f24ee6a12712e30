/**
 * The traces of CloudPhysics (Waldspurger, Park, Garthwaite and Ahmad 2015) as text and as the binary records of VMware's
 * vscsiStats. Operations are SCSI commands (SBC-4); those that transfer no data are skipped.
 */
@NullMarked
package org.spindle.workload.trace.cloudphysics;

import org.jspecify.annotations.NullMarked;
