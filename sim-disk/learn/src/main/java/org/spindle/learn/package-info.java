/** Trains trees on accesses with recorded times; the only part of Spindle that uses a machine learning library. */
@NullMarked
package org.spindle.learn;

import org.jspecify.annotations.NullMarked;
