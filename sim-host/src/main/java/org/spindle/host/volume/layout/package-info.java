/** The placement of a volume's sectors on its members: pure arithmetic, without events, requests or the members' state. */
@NullMarked
package org.spindle.host.volume.layout;

import org.jspecify.annotations.NullMarked;
