/** Where the data of volumes lie on their members: arithmetic, without events and without state. */
@NullMarked
package org.spindle.spi.layout;

import org.jspecify.annotations.NullMarked;
