/**
 * A device whose times were measured: a table of them by operation, size, place and outstanding requests, between whose points is
 * interpolated. It may learn from the recorded times of a trace while it runs.
 */
@NullMarked
package org.spindle.flash.table;

import org.jspecify.annotations.NullMarked;
