/**
 * Models restated in the plainest way, to compare the fast ones with.
 */
@NullMarked
package org.spindle.testkit.oracle;

import org.jspecify.annotations.NullMarked;
