/**
 * The parameter language of DiskSim 4.0 ({@code .parv}, {@code .diskspecs}, {@code .model}): text to an immutable syntax
 * tree in which every node knows its file, line and column.
 *
 * <p>What belongs here: tokens, inclusion, grammar, inheritance between specifications, and typed access to the parameters
 * of a block. What the parameters mean, their ranges and their defaults belong to the importer, not here.
 *
 * <p>Entry point: {@link org.spindle.disk.disksim.parser.ParameterFile#read}. The language is that of Bucy, Schindler,
 * Schlosser and Ganger, "The DiskSim Simulation Environment Version 4.0 Reference Manual" (CMU-PDL-08-101, 2008), with 64-bit
 * integers. Mistakes that DiskSim takes silently for words ({@code 1e5}, {@code .5}) are reported.
 */
@NullMarked
package org.spindle.disk.disksim.parser;

import org.jspecify.annotations.NullMarked;
