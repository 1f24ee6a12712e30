@NullMarked
package org.spindle.flash.blackbox;

import org.jspecify.annotations.NullMarked;
