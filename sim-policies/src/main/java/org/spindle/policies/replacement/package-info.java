/**
 * Replacement and admission policies of caches. Every operation costs constant time, or time logarithmic in the number of lines
 * for policies that order lines by a priority, beside the lines that a choice has to pass over.
 */
@NullMarked
package org.spindle.policies.replacement;

import org.jspecify.annotations.NullMarked;
