/** The rig in which the tests of this module run devices. */
@NullMarked
package org.spindle.flash;

import org.jspecify.annotations.NullMarked;
