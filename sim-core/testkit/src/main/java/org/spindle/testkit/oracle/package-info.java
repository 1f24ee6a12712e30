/**
 * Models in their simplest form, for comparison with the fast ones.
 */
@NullMarked
package org.spindle.testkit.oracle;

import org.jspecify.annotations.NullMarked;
