/**
 * The kinds of expectation of an experiment: one record for each kind of statement, which judges whether the statement holds.
 *
 * <p>The set is closed. A kind from a plugin would need the grid of an experiment's points, the figures of their runs with all
 * replications, and the statistical tests behind the verdicts: most of this module would become interface, and a change to the judging of
 * experiments would break plugins. An experiment states its expectations of a new component by the metrics and observers of that component,
 * which every kind of statement can name.
 */
@NullMarked
package org.spindle.reproduce.expectation;

import org.jspecify.annotations.NullMarked;
