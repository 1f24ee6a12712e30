/**
 * The effect of disks with processors on decision support: Hsu, <i>I/O Workloads and Improvements</i> (thesis, Berkeley 2003), chapter 5.
 * Published TPC-D results of 19 systems are projected onto storage to which the host offloads work. The thesis's tables are resources of
 * this package; averages over systems that it prints are computed here.
 */
@NullMarked
package org.spindle.analytic.smartstor;

import org.jspecify.annotations.NullMarked;
