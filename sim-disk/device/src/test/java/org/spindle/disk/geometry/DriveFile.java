package org.spindle.disk.geometry;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads as much of the reference drives' files as their layouts need. */
final class DriveFile {

    private final String text;

    private DriveFile(String text) {
        this.text = text;
    }

    static ZonedLayout layout(String file, LayoutCompat... compat) throws IOException {
        String text = Files.readString(SharedData.file("disksim/" + file)).replaceAll("(?m)(?<=\\s)#.*$", "");
        return new DriveFile(text).layout(Set.of(compat));
    }

    private ZonedLayout layout(Set<LayoutCompat> compat) {
        // The HP C2490A's zones reach one cylinder further than it says it has.
        int cylinders = (int) Math.max(
                number("Number of cylinders"),
                Pattern.compile("Last cylinder number = (\\d+)")
                                .matcher(text)
                                .results()
                                .mapToInt(last -> Integer.parseInt(last.group(1)))
                                .max()
                                .orElseThrow()
                        + 1);
        ZonedLayout.Builder drive = ZonedLayout.builder((int) number("Number of data surfaces"), cylinders)
                .sparing(SparingScheme.values()[(int) number("Sparing scheme used")])
                .rangeSize((int) number("Rangesize for sparing"))
                .surfaceOrder(SurfaceOrder.values()[(int) number("LBN-to-PBN mapping scheme")])
                .compat(compat);
        String[] zones = text.split("dm_layout_g1_zone", -1);
        for (int i = 1; i < zones.length; i++) {
            drive.zone(new DriveFile(zones[i]).zone());
        }
        return drive.build();
    }

    private ZoneSpec zone() {
        int slots = (int) number("Blocks per track");
        return new ZoneSpec(
                (int) number("First cylinder number"),
                (int) number("Last cylinder number"),
                slots,
                Skew.ofSectors(number("Offset of first block"), slots),
                (long) number("Empty space at zone front"),
                Skew.ofSectors(number("Skew for track switch"), slots),
                Skew.ofSectors(number("Skew for cylinder switch"), slots),
                (long) number("Number of spares"),
                list("slips"),
                list("defects"));
    }

    private double number(String name) {
        return Double.parseDouble(find(Pattern.quote(name) + "\\s*=\\s*(-?[\\d.]+)"));
    }

    private long[] list(String name) {
        return Pattern.compile("\\d+")
                .matcher(find(name + "\\s*=\\s*\\[([^\\]]*)\\]"))
                .results()
                .map(MatchResult::group)
                .mapToLong(Long::parseLong)
                .toArray();
    }

    private String find(String regex) {
        Matcher matcher = Pattern.compile(regex).matcher(text);
        if (!matcher.find()) {
            throw new IllegalStateException("the file has no " + regex);
        }
        return matcher.group(1);
    }
}
