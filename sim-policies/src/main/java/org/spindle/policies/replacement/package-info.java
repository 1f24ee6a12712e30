/**
 * Replacement and admission policies of caches. Every operation takes constant time, or for policies that order lines
 * by a priority time logarithmic in the number of lines, plus the time to skip lines that may not be evicted.
 */
@NullMarked
package org.spindle.policies.replacement;

import org.jspecify.annotations.NullMarked;
