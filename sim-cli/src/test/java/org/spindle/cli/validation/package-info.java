/** Whole simulations against what DiskSim computed for the same drive and trace. */
@NullMarked
package org.spindle.cli.validation;

import org.jspecify.annotations.NullMarked;
