/**
 * The block traces of Florida International University (Koller and Rangaswami 2010, I/O deduplication; Verma and others
 * 2010, SRCMap): ns, process, name, sector, sectors, operation, major, minor and digests of the content, which are ignored.
 * Their names end in .blkparse, although blkparse prints another format.
 */
@NullMarked
package org.spindle.workload.trace.fiu;

import org.jspecify.annotations.NullMarked;
