/** Requests that were recorded on a real system, for tests that random input cannot replace. */
@NullMarked
package org.spindle.testkit.corpus;

import org.jspecify.annotations.NullMarked;
