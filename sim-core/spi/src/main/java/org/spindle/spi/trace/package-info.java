/** Trace formats: recognising, reading and (where the format has a place for the fields) writing block traces. */
@NullMarked
package org.spindle.spi.trace;

import org.jspecify.annotations.NullMarked;
