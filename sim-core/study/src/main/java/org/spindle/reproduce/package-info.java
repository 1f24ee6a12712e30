/**
 * Claims that check themselves: experiment files, what they expect of the runs that they make, and the verdicts.
 *
 * <p>An experiment names a claim and its source, the scenario and its variations, and typed expectations. It knows
 * nothing of what the components of the scenario are.
 */
@NullMarked
package org.spindle.reproduce;

import org.jspecify.annotations.NullMarked;
