/**
 * Statements about all inputs, tried on many random ones; a failing input is made smaller before it is shown.
 */
@NullMarked
package org.spindle.testkit.property;

import org.jspecify.annotations.NullMarked;
