/**
 * Claims with the runs that check them: experiment files, their expectations on the results, and the verdicts.
 *
 * <p>An experiment names a claim and its source, the scenario and its variations, and typed expectations. It does not depend on the types
 * of the scenario's components.
 */
@NullMarked
package org.spindle.reproduce;

import org.jspecify.annotations.NullMarked;
