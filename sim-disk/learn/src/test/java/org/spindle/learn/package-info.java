@NullMarked
package org.spindle.learn;

import org.jspecify.annotations.NullMarked;
