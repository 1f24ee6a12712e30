/**
 * Determines the parameters of a disk from the times of its requests alone: rotation, zones, skews, seek times and
 * buffer, in the manner of Worthington, Ganger, Patt and Wilkes (On-line extraction of SCSI disk drive parameters,
 * SIGMETRICS 1995) and of Talagala, Arpaci-Dusseau and Patterson (Microbenchmark-based extraction of local and global
 * disk characteristics, 2000), without the SCSI commands that report where blocks lie.
 */
@NullMarked
package org.spindle.disk.extract;

import org.jspecify.annotations.NullMarked;
