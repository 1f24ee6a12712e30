/**
 * What an experiment can expect of its runs: one record for each kind of statement, which says for itself whether it
 * holds.
 *
 * <p>The family is closed. A kind of statement of somebody else's would need the grid of an experiment's points, the figures
 * of their runs with all replications, and the statistical tests that verdicts rest on: most of this module would become
 * interface, and a change to how experiments are judged would break plugins. An experiment says what it expects of a new
 * component by the metrics and observers that this component brings, which every statement can name.
 */
@NullMarked
package org.spindle.reproduce.expectation;

import org.jspecify.annotations.NullMarked;
