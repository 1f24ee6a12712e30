/** Tests of what the report of a run tells about solid-state drives. */
@NullMarked
package org.spindle.flash.report;

import org.jspecify.annotations.NullMarked;
