/**
 * HP Labs SRT, the binary traces of the HP-UX driver (Ruemmler and Wilkes 1993): text header, form feed, big-endian records. Short I/O
 * records of the versions 1 to 4 (1992: sectors of the header's sectorsize, device = unit) and 7 (1996 and later: bytes, device = complete
 * device word) are read. Suspect, text and file-system records are skipped; other records are refused, because their layout is unknown.
 *
 * <p>DiskSim treats the 256-byte sectors of 1992 as its 512-byte blocks unless configured otherwise; here an offset is the drive's.
 */
@NullMarked
package org.spindle.workload.trace.hpsrt;

import org.jspecify.annotations.NullMarked;
