/** Replacement policies of caches. Every operation costs constant time, but for the lines that a choice has to pass over. */
@NullMarked
package org.spindle.policies.replacement;

import org.jspecify.annotations.NullMarked;
