/**
 * The binary formats of libCacheSim: oracleGeneral with and without operations, and its LCS container. All are
 * little-endian. An object's id is taken for its first sector where an address is wanted, as converters of block traces make
 * it; the id itself is the record's key.
 */
@NullMarked
package org.spindle.workload.trace.libcachesim;

import org.jspecify.annotations.NullMarked;
