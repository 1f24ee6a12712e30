/**
 * Spindle as a library: a scenario from a file, a text or key by key, and its results as typed figures. This is what programs
 * and tests that embed simulations use; all other packages are internal.
 */
@NullMarked
package org.spindle;

import org.jspecify.annotations.NullMarked;
