/** Streams of random numbers that depend on the seed, the replication and the component alone. */
@NullMarked
package org.spindle.random;

import org.jspecify.annotations.NullMarked;
