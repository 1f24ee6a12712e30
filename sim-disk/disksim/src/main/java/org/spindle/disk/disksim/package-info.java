/**
 * From DiskSim 4.0 parameter files to scenarios of Spindle, and DiskSim's measure of how well a simulated drive matches
 * a real one.
 *
 * <p>What belongs here: the meaning of DiskSim's parameters, those without effect, and their form in a scenario. The
 * {@code parser} reads the language; {@code org.spindle.disk.hdd} simulates drives.
 *
 * <p>Entry point: {@link org.spindle.disk.disksim.DiskSimImport}. Meanings follow Bucy, Schindler, Schlosser and
 * Ganger, "The DiskSim Simulation Environment Version 4.0 Reference Manual" (CMU-PDL-08-101, 2008), and, where the
 * program differs from its manual, the 64-bit variant of DiskSim 4.0.
 */
@NullMarked
package org.spindle.disk.disksim;

import org.jspecify.annotations.NullMarked;
