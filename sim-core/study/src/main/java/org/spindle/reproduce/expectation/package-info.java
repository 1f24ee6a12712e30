/**
 * What an experiment can expect of its runs: one record for each kind of statement, which says for itself whether it
 * holds.
 */
@NullMarked
package org.spindle.reproduce.expectation;

import org.jspecify.annotations.NullMarked;
