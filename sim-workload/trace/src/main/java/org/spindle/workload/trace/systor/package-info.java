/**
 * The traces of an enterprise VDI (Lee, Kumano, Matsuki, Endo, Fukumoto and Sugawara, SYSTOR 2017): Unix time of the request on the wire,
 * response time, type, LUN, byte offset and bytes. Type and response are empty where no reply was captured.
 */
@NullMarked
package org.spindle.workload.trace.systor;

import org.jspecify.annotations.NullMarked;
