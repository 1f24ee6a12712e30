/**
 * HP Labs SRT, the binary traces of the HP-UX driver (Ruemmler and Wilkes 1993): text header, form feed, big-endian
 * records. Short I/O records of the versions 1 to 4 (1992: sectors of the header's sectorsize, device = unit) and 7 (1996 and later:
 * bytes, device = whole device word) are read. Suspect, text and file-system records are passed over; whatever else occurs is
 * refused, because its layout is not known.
 *
 * <p>DiskSim takes the 256-byte sectors of 1992 for its 512-byte blocks unless told otherwise; here an offset is what
 * the drive saw.
 */
@NullMarked
package org.spindle.workload.trace.hpsrt;

import org.jspecify.annotations.NullMarked;
