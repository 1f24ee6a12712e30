/** The side of a flash device that its link sees, the same for every model of what is inside. */
@NullMarked
package org.spindle.flash.front;

import org.jspecify.annotations.NullMarked;
