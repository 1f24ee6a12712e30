/** Solid-state drives: the announcement of their types. Each model has a package of its own. */
@NullMarked
package org.spindle.flash;

import org.jspecify.annotations.NullMarked;
