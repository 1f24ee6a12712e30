/** Functions of one variable fitted to points by least squares. */
@NullMarked
package org.spindle.analytic.fit;

import org.jspecify.annotations.NullMarked;
