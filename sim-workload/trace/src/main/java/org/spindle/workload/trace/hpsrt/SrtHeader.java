package org.spindle.workload.trace.hpsrt;

import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.spindle.workload.trace.BinaryRecords;

/**
 * The values in the text before the first form feed.
 *
 * @param sectorBytes unit of the sector numbers in records of the versions 1 to 4
 * @param cylinderSectors sectors of a cylinder, 0 if the text has none or drives differ
 * @param bytes length of the text, form feed included
 */
record SrtHeader(int sectorBytes, int cylinderSectors, int bytes) {

    static final String MAGIC = "$$TR_IOREC-";

    /** Sector size of the drives of 1992, used if the header has none. */
    private static final int USUAL_SECTOR = 256;

    private static final int LONGEST = 128 << 10;
    private static final int FORM_FEED = 0x0c;
    private static final Pattern TRACKS = Pattern.compile("nspt\\s*=\\s*(\\d{1,5}),\\s*ntpc\\s*=\\s*(\\d{1,3})\\b");
    private static final Pattern SECTOR_SIZE = Pattern.compile("sectorsize\\s*=\\s*(\\d{1,5})\\b");

    /** Reads the header, up to and including the form feed. */
    static SrtHeader read(BinaryRecords from) {
        if (!from.has(MAGIC.length()) || !text(from, MAGIC.length()).equals(MAGIC)) {
            throw from.unsuitable("begins with '" + from.excerpt() + "'; an SRT trace begins with '" + MAGIC + "'");
        }
        int end = 0;
        while (from.has(end + 1) && from.u8(end) != FORM_FEED) {
            end++;
            if (end > LONGEST) {
                throw from.unsuitable(
                        "no form feed ends the SRT header within " + LONGEST + " bytes; expected one after '};'");
            }
        }
        if (!from.has(end + 1)) {
            throw from.unsuitable(
                    "ends within the SRT header, after " + end + " bytes; expected a form feed and records");
        }
        String text = text(from, end);
        SrtHeader header = new SrtHeader(sectorBytes(from, text), cylinderSectors(text), end + 1);
        from.skip(end + 1);
        return header;
    }

    private static String text(BinaryRecords from, int length) {
        byte[] bytes = new byte[length];
        for (int i = 0; i < length; i++) {
            bytes[i] = (byte) from.u8(i);
        }
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }

    private static int cylinderSectors(String text) {
        int sectors = 0;
        Matcher drives = TRACKS.matcher(text);
        while (drives.find()) {
            int product = Integer.parseInt(drives.group(1)) * Integer.parseInt(drives.group(2));
            if (sectors != 0 && product != sectors) {
                return 0;
            }
            sectors = product;
        }
        return sectors;
    }

    private static int sectorBytes(BinaryRecords from, String text) {
        Matcher sizes = SECTOR_SIZE.matcher(text);
        int size = 0;
        while (sizes.find()) {
            int named = Integer.parseInt(sizes.group(1));
            if (named == 0 || (size != 0 && named != size)) {
                throw from.unsuitable("the SRT header has disks with sectors of " + size + " and " + named
                        + " bytes; expected one size for all, not 0");
            }
            size = named;
        }
        return size == 0 ? USUAL_SECTOR : size;
    }
}
