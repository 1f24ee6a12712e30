/** Report sections about solid-state drives. */
@NullMarked
package org.spindle.flash.report;

import org.jspecify.annotations.NullMarked;
