/** Comparison of whole simulations with DiskSim's results for the same drive and trace. */
@NullMarked
package org.spindle.cli.validation;

import org.jspecify.annotations.NullMarked;
