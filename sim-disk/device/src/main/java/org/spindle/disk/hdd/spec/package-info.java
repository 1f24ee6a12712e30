/**
 * A mechanical drive as it is written in a scenario: the config records of device type {@code hdd}.
 *
 * <p>Seek curves and geometries are closed sets, not kinds of plugins: the drive, the estimates for schedulers and the import
 * from DiskSim use their inner form. A table of seek times and a list of zones describe any drive.
 */
@NullMarked
package org.spindle.disk.hdd.spec;

import org.jspecify.annotations.NullMarked;
