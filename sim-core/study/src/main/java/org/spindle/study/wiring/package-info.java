/** Binds the parts of studies; depends on the other packages of its module, and none of them depends on it. */
@NullMarked
package org.spindle.study.wiring;

import org.jspecify.annotations.NullMarked;
