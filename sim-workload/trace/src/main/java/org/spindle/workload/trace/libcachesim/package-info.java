/**
 * The binary formats of libCacheSim: oracleGeneral with and without operations, and its LCS container. All are little-endian. Where an
 * address is needed, an object's id is its first sector, as converters of block traces set it; the id itself is the record's key.
 */
@NullMarked
package org.spindle.workload.trace.libcachesim;

import org.jspecify.annotations.NullMarked;
