/** Volumes: layers that present several units below as one address space, with or without redundancy. */
@NullMarked
package org.spindle.host.volume;

import org.jspecify.annotations.NullMarked;
