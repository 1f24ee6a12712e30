/** Where a volume's sectors lie on its members: pure arithmetic, without events, requests or the members' state. */
@NullMarked
package org.spindle.host.volume.layout;

import org.jspecify.annotations.NullMarked;
