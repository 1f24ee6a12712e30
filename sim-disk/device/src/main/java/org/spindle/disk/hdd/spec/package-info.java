/** A mechanical drive as it is written in a scenario: the config records of device type {@code hdd}. */
@NullMarked
package org.spindle.disk.hdd.spec;

import org.jspecify.annotations.NullMarked;
