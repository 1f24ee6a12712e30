/** Grows trees from accesses whose times were recorded; the only part of Spindle that uses a library of machine learning. */
@NullMarked
package org.spindle.learn;

import org.jspecify.annotations.NullMarked;
