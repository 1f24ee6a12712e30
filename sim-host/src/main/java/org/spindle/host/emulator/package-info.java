/** Programs that emulate the units below, such as a virtual disk of a hypervisor or the server of a network block device. */
@NullMarked
package org.spindle.host.emulator;

import org.jspecify.annotations.NullMarked;
