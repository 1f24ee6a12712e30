/** A device known only by a recorded trace: regression trees over decaying counters, which another module trains. */
@NullMarked
package org.spindle.flash.blackbox;

import org.jspecify.annotations.NullMarked;
