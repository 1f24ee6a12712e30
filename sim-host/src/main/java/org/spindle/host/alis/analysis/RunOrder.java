package org.spindle.host.alis.analysis;

import java.util.Comparator;
import java.util.List;

/** Orders of the runs in the reorganised area. The thesis says of none why (Hsu 2003, section 4.6.2); its runs are in that of discovery. */
public enum RunOrder {
    /** By falling weight of the edge from which each has grown. */
    DISCOVERY,
    /** By rising address at home of the first unit of each. */
    ADDRESS,
    /** The one with the most sectors first, of equals the one that was discovered first. */
    LENGTH;

    /** Returns runs in this order, given them in that of discovery. */
    List<long[]> arrange(List<long[]> discovered) {
        return switch (this) {
            case DISCOVERY -> discovered;
            case ADDRESS ->
                discovered.stream()
                        .sorted(Comparator.comparingLong((long[] run) -> AccessUnit.sector(run[0])))
                        .toList();
            case LENGTH ->
                discovered.stream()
                        .sorted(Comparator.comparingLong(RunOrder::sectors).reversed())
                        .toList();
        };
    }

    private static long sectors(long[] run) {
        long sectors = 0;
        for (long unit : run) {
            sectors += AccessUnit.sectors(unit);
        }
        return sectors;
    }
}
