package org.spindle.cli.extract;

import java.util.Locale;
import org.spindle.disk.extract.ExtractedDisk;

/** Prints the measured parameters of a disk. */
final class ExtractionReport {

    private static final double MILLI = 1e6;

    private final StringBuilder text = new StringBuilder();

    private ExtractionReport() {}

    static String of(ExtractedDisk disk) {
        ExtractionReport report = new ExtractionReport();
        report.whole(disk);
        report.zones(disk);
        report.seeks(disk);
        return report.text.toString();
    }

    private void line(String format, Object... values) {
        text.append(String.format(Locale.ROOT, format, values)).append(System.lineSeparator());
    }

    private void whole(ExtractedDisk disk) {
        line("%-22s %.2f rpm (%.6f ms)", "rotation", 60e9 / disk.rotation(), disk.rotation() / MILLI);
        line("%-22s %,d of %d B", "sectors", disk.blocks(), disk.sectorBytes());
        line("%-22s %s", "surfaces", disk.surfaces() == 1 ? "1, or equal skews" : "" + disk.surfaces());
        line("%-22s %,d", "cylinders", disk.cylinders());
        line("%-22s %.3f ms", "head switch", disk.headSwitch() / MILLI);
        line("%-22s %.3f ms", "overhead of a miss", disk.missOverhead() / MILLI);
        if (disk.places() == 0) {
            line("%-22s %s", "buffer", "none");
        } else {
            line(
                    "%-22s %d segments, read-ahead of %,d sectors, hits of %.3f ms",
                    "buffer", disk.places(), disk.readAhead(), disk.hit() / MILLI);
        }
        Boolean caches = disk.cachesWrites();
        line("%-22s %s", "write cache", caches == null ? "not measured (--allow-writes)" : caches ? "on" : "off");
    }

    private void zones(ExtractedDisk disk) {
        line("");
        line(
                "%4s %14s %10s %14s %12s %11s %14s",
                "zone", "first sector", "cylinders", "sectors/track", "spares/track", "track skew", "cylinder skew");
        for (int i = 0; i < disk.zones().size(); i++) {
            ExtractedDisk.Zone zone = disk.zones().get(i);
            line(
                    "%4d %14d %10d %14d %12d %8.4f ms %11.4f ms",
                    i,
                    zone.first(),
                    zone.cylinders(),
                    zone.trackBlocks(),
                    zone.sectors() - zone.trackBlocks(),
                    zone.trackSkew() / MILLI,
                    zone.cylinderSkew() / MILLI);
        }
    }

    private void seeks(ExtractedDisk disk) {
        line("");
        line("%10s %10s", "cylinders", "seek");
        for (ExtractedDisk.Seek seek : disk.seeks()) {
            line("%10d %7.3f ms", seek.distance(), seek.nanos() / MILLI);
        }
    }
}
