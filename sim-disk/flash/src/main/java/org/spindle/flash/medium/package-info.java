/** The flash medium: how many channels, chips, dies, planes, blocks and pages there are, and how long its operations take. */
@NullMarked
package org.spindle.flash.medium;

import org.jspecify.annotations.NullMarked;
