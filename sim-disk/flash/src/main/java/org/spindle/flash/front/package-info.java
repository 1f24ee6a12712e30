/** The link side of a flash device, the same for every model of its inside. */
@NullMarked
package org.spindle.flash.front;

import org.jspecify.annotations.NullMarked;
