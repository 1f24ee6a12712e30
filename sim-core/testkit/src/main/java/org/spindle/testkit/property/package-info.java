/**
 * Statements about all inputs, checked on many random ones; a failing input is shortened before it is shown.
 */
@NullMarked
package org.spindle.testkit.property;

import org.jspecify.annotations.NullMarked;
