package org.spindle.reports.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.spindle.cachelab.AccessCounts;
import org.spindle.cachelab.CacheFigures;
import org.spindle.cachelab.LabResult;
import org.spindle.reports.Decimals;

/** The results of the cache laboratory as text: the trace in a few lines, then a row for each policy at each size. */
public final class CacheTable {

    private static final int LEFT = 1;
    private static final double KIB = 1 << 10;
    private static final double MIB = 1 << 20;

    private final LabResult result;
    private final boolean showsSpeed;

    /** @param showsSpeed whether to show the speeds of the simulations, which differ from run to run */
    public CacheTable(LabResult result, boolean showsSpeed) {
        this.result = result;
        this.showsSpeed = showsSpeed;
    }

    /** Adds the text. */
    public void print(StringBuilder to) {
        AccessCounts accessCounts = result.accessCounts();
        if (result.sample() < 1) {
            to.append("  sample of ")
                    .append(percent(result.sample()))
                    .append(" of the entries; figures marked ± are estimates\n");
        }
        to.append("  ").append(Decimals.alone(accessCounts.accesses())).append(" accesses");
        to.append(" (").append(Decimals.alone(accessCounts.reads())).append(" reads, ");
        to.append(Decimals.alone(accessCounts.writes())).append(" writes)");
        if (result.warmUpAccesses() > 0) {
            to.append(" after a warm-up of ").append(Decimals.alone(result.warmUpAccesses()));
        }
        to.append('\n');
        to.append("  ").append(Decimals.alone(result.entries())).append(" different entries of ");
        to.append(result.hasEqualEntries() ? "" : "on average ");
        to.append(Decimals.alone(result.entryBytes()))
                .append(" B, ")
                .append(size(result.footprint()))
                .append(" in all\n\n");
        AlignedColumns columns = new AlignedColumns(LEFT).row(heads());
        result.caches().forEach(each -> columns.row(row(each)));
        columns.print(to);
    }

    private boolean isSample() {
        return result.sample() < 1;
    }

    private List<String> heads() {
        List<String> heads = new ArrayList<>(List.of("policy", "size", "miss ratio"));
        if (isSample()) {
            heads.add("±");
        } else {
            heads.addAll(List.of("of requests", "of bytes", "of reads", "of writes", "misses", "evictions", "dirty"));
        }
        heads.add("policy memory");
        if (showsSpeed) {
            heads.add("M accesses/s");
        }
        return heads;
    }

    private List<String> row(CacheFigures cache) {
        AccessCounts misses = cache.misses();
        AccessCounts accessCounts = result.accessCounts();
        List<String> row = new ArrayList<>(List.of(cache.policy(), size(cache.bytes()), ratio(cache.missRatio())));
        if (isSample()) {
            row.add(ratio(cache.halfWidth()));
        } else {
            row.add(ratio(quotient(misses.requests(), accessCounts.requests())));
            row.add(ratio(quotient(misses.bytes(), accessCounts.bytes())));
            row.add(ratio(quotient(misses.reads(), accessCounts.reads())));
            row.add(ratio(quotient(misses.writes(), accessCounts.writes())));
            row.add(String.valueOf(misses.accesses()));
            row.add(String.valueOf(misses.evictions()));
            row.add(String.valueOf(misses.dirtyEvictions()));
        }
        row.add(size(cache.memoryBytes()));
        if (showsSpeed) {
            double all = accessCounts.accesses() + result.warmUpAccesses();
            row.add(String.format(Locale.ROOT, "%.1f", all / cache.cpuSeconds() / 1e6));
        }
        return row;
    }

    private static double quotient(long part, long whole) {
        return whole == 0 ? Double.NaN : (double) part / whole;
    }

    private static String ratio(double ratio) {
        return Double.isNaN(ratio) ? "–" : String.format(Locale.ROOT, "%.6f", ratio);
    }

    private static String percent(double share) {
        return Decimals.alone(share * 100) + " %";
    }

    private static String size(long bytes) {
        return bytes < MIB ? Decimals.alone(bytes / KIB) + " KiB" : Decimals.alone(bytes / MIB) + " MiB";
    }
}
