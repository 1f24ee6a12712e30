/** Tests of the sections on solid-state drives in the report of a run. */
@NullMarked
package org.spindle.flash.report;

import org.jspecify.annotations.NullMarked;
