package org.spindle.reports.html;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import org.spindle.cachelab.AccessCounts;
import org.spindle.cachelab.CacheFigures;
import org.spindle.cachelab.LabInterval;
import org.spindle.cachelab.LabResult;
import org.spindle.cachelab.LruCurve;
import org.spindle.reports.Decimals;
import org.spindle.reports.html.ChartSpec.ChartAxis;
import org.spindle.reports.html.ChartSpec.DrawnLine;
import org.spindle.reports.html.ChartSpec.Interval;
import org.spindle.reports.html.ChartSpec.Point;

/** Assembles the page of the cache laboratory: curves of miss ratios, the benefit of more memory, and the trace over time. */
final class CachePage {

    private static final double MIB = 1 << 20;
    private static final double GIB = 1 << 30;
    private static final String EVERY_LRU = "LRU, every size";

    private final String trace;
    private final LabResult result;
    private final PageFrame page;
    private final Html html;

    CachePage(String trace, LabResult result, String command) {
        this.trace = trace;
        this.result = result;
        page = new PageFrame(trace.substring(trace.lastIndexOf('/') + 1), command, List.of());
        html = page.html();
    }

    String html() {
        page.begin("Spindle cache report", "");
        answer();
        page.beginFacts();
        page.fact("Trace", trace);
        page.fact("Accesses", Decimals.alone(result.accessCounts().accesses()));
        page.fact("Reads", Decimals.alone(result.accessCounts().reads()));
        page.fact("Different entries", Decimals.alone(result.entries()));
        page.fact("Their bytes", mebibytes(result.footprint()));
        page.endFacts();
        page.content();
        page.notes("Notes on the figures", notes());
        page.section("charts", "Charts");
        page.beginFigures();
        page.figure(missRatios());
        page.figure(benefits());
        if (result.intervals().size() > 1) {
            page.figure(overTime());
            page.figure(workingSets());
        }
        page.endFigures();
        page.endSection();
        table();
        page.section("reproduce", "How to reproduce this page");
        page.command();
        page.endSection();
        return page.end("");
    }

    private static String mebibytes(double bytes) {
        return Decimals.alone(bytes / MIB) + " MiB";
    }

    private void answer() {
        html.open("p", "class", "answer");
        best(cache -> !cache.isClairvoyant()).or(() -> best(cache -> true)).ifPresent(best -> {
            html.text("The lowest miss ratio is ");
            html.open("strong")
                    .text(Decimals.alone(100 * best.missRatio()) + " %")
                    .close();
            html.text(": " + best.policy() + " with " + mebibytes(best.bytes()) + ".");
            if (!best.isClairvoyant()) {
                best(cache -> cache.isClairvoyant() && cache.bytes() == best.bytes())
                        .ifPresent(bound -> html.text(" With knowledge of future accesses " + bound.policy()
                                + " reaches " + Decimals.alone(100 * bound.missRatio()) + " %."));
            }
        });
        html.close().line();
    }

    private Optional<CacheFigures> best(Predicate<CacheFigures> among) {
        return result.caches().stream()
                .filter(among)
                .min((one, other) -> Double.compare(one.missRatio(), other.missRatio()));
    }

    private List<String> notes() {
        List<String> notes = new ArrayList<>();
        if (result.sample() < 1) {
            notes.add("Miss ratios are estimated from a sample of " + Decimals.alone(100 * result.sample())
                    + " % of the entries; bands are 95 % confidence intervals.");
        }
        if (result.warmUpAccesses() > 0) {
            notes.add(Decimals.alone(result.warmUpAccesses()) + " accesses of a warm-up are not counted.");
        }
        return notes;
    }

    private Map<String, List<CacheFigures>> byPolicy() {
        Map<String, List<CacheFigures>> byPolicy = new LinkedHashMap<>();
        for (CacheFigures cache : result.caches()) {
            byPolicy.computeIfAbsent(cache.policy(), first -> new ArrayList<>()).add(cache);
        }
        byPolicy.values().forEach(caches -> caches.sort((one, other) -> Long.compare(one.bytes(), other.bytes())));
        return byPolicy;
    }

    private Figure missRatios() {
        AccessCounts accessCounts = result.accessCounts();
        List<Figure.Variant> variants = new ArrayList<>();
        variants.add(new Figure.Variant("accesses", missRatios("accesses", CacheFigures::missRatio, true)));
        if (result.sample() == 1) {
            add("requests", accessCounts.requests(), AccessCounts::requests, variants);
            add("bytes", accessCounts.bytes(), AccessCounts::bytes, variants);
            add("reads", accessCounts.reads(), AccessCounts::reads, variants);
            add("writes", accessCounts.writes(), AccessCounts::writes, variants);
        }
        return new Figure(Chart.MISS_RATIOS, "miss-ratios", "", "Share of", "of", variants);
    }

    private void add(String of, double requested, ToDoubleFunction<AccessCounts> missed, List<Figure.Variant> to) {
        if (requested > 0) {
            to.add(new Figure.Variant(
                    of, missRatios(of, cache -> missed.applyAsDouble(cache.misses()) / requested, false)));
        }
    }

    private ChartSpec missRatios(String of, ToDoubleFunction<CacheFigures> ratio, boolean withCurve) {
        List<DrawnLine> lines = new ArrayList<>();
        byPolicy().forEach((policy, caches) -> {
            List<Point> points = caches.stream()
                    .map(cache -> new Point(cache.bytes() / MIB, 100 * ratio.applyAsDouble(cache)))
                    .toList();
            List<Interval> band = result.sample() == 1
                    ? List.of()
                    : caches.stream()
                            .map(cache -> new Interval(
                                    100 * (cache.missRatio() - cache.halfWidth()),
                                    100 * (cache.missRatio() + cache.halfWidth())))
                            .toList();
            lines.add(new DrawnLine(policy, points, band, Double.NaN, Double.NaN));
        });
        if (withCurve && !result.lruCurve().isEmpty()) {
            lines.add(DrawnLine.of(EVERY_LRU, lruPoints()));
        }
        return new ChartSpec.LineChart(
                "Share of the " + of + " that caches miss, by their size.",
                ChartAxis.log("size of the cache", "MiB"),
                ChartAxis.linear("missed " + of, "%"),
                false,
                lines,
                List.of());
    }

    private List<Point> lruPoints() {
        List<Point> points = new ArrayList<>();
        for (LruCurve.Point point : result.lruCurve()) {
            points.add(new Point(point.entries() * result.entryBytes() / MIB, 100 * point.missRatio()));
        }
        return points;
    }

    /** Returns the accesses that a further GiB saves between each size and the next. */
    private Figure benefits() {
        List<DrawnLine> lines = new ArrayList<>();
        byPolicy().forEach((policy, caches) -> {
            List<Point> points = new ArrayList<>();
            for (int i = 1; i < caches.size(); i++) {
                double more = (caches.get(i).bytes() - caches.get(i - 1).bytes()) / GIB;
                double fewer = caches.get(i - 1).missRatio() - caches.get(i).missRatio();
                if (more > 0) {
                    points.add(new Point(caches.get(i).bytes() / MIB, 100 * fewer / more));
                }
            }
            lines.add(DrawnLine.of(policy, points));
        });
        return Figure.of(
                Chart.MARGINAL_BENEFIT,
                new ChartSpec.LineChart(
                        "Share of the accesses that one GiB more would save, between each size and the one below.",
                        ChartAxis.log("size of the cache", "MiB"),
                        ChartAxis.linear("saved accesses", "% per GiB"),
                        false,
                        lines,
                        List.of()));
    }

    private ChartAxis timeAxis() {
        boolean hasTimes = result.intervals().stream().noneMatch(each -> Double.isNaN(each.seconds()));
        return hasTimes ? ChartAxis.linear("arrival", "s") : ChartAxis.linear("access", "");
    }

    private double time(LabInterval interval) {
        return timeAxis().unit().isEmpty() ? interval.access() : interval.seconds();
    }

    private Figure overTime() {
        Map<Long, List<CacheFigures>> bySize = new LinkedHashMap<>();
        for (CacheFigures cache : result.caches()) {
            bySize.computeIfAbsent(cache.bytes(), first -> new ArrayList<>()).add(cache);
        }
        List<Figure.Variant> variants = new ArrayList<>();
        bySize.forEach((bytes, caches) -> variants.add(new Figure.Variant(
                mebibytes(bytes),
                new ChartSpec.LineChart(
                        "Share of the accesses of each part of the trace that a cache of this size misses.",
                        timeAxis(),
                        ChartAxis.linear("missed accesses", "%"),
                        true,
                        caches.stream().map(this::overTime).toList(),
                        List.of()))));
        return new Figure(Chart.MISSES_OVER_TIME, "misses-over-time", "", "Size", "size", variants);
    }

    private DrawnLine overTime(CacheFigures cache) {
        List<Point> points = new ArrayList<>();
        for (int i = 0; i < result.intervals().size(); i++) {
            LabInterval interval = result.intervals().get(i);
            double missed = cache.perInterval().get(i).accesses();
            points.add(new Point(
                    time(interval), 100 * missed / interval.accessCounts().accesses()));
        }
        return DrawnLine.of(cache.policy(), points);
    }

    private Figure workingSets() {
        List<Point> points = result.intervals().stream()
                .map(each -> new Point(time(each), each.workingSet() * result.entryBytes() / MIB))
                .toList();
        return Figure.of(
                Chart.CACHE_WORKING_SETS,
                new ChartSpec.LineChart(
                        "Different entries that each part of the trace accesses, in MiB.",
                        timeAxis(),
                        ChartAxis.linear("working set", "MiB"),
                        true,
                        List.of(DrawnLine.of("working set", points)),
                        List.of()));
    }

    private void table() {
        page.section("caches", "All caches");
        HtmlTable table = new HtmlTable(html).beginTall("Every policy at every size");
        table.head("policy").numberHead("size, MiB").numberHead("miss ratio").numberHead("misses");
        table.numberHead("evictions")
                .numberHead("dirty evictions")
                .numberHead("policy memory, MiB")
                .body();
        for (CacheFigures cache : result.caches()) {
            html.open("tr");
            table.cell(cache.policy()).cells(cache.bytes() / MIB);
            table.cell(
                    cache.missRatio(),
                    Decimals.alone(cache.missRatio()),
                    cache.halfWidth(),
                    Decimals.halfWidth(cache.missRatio(), cache.halfWidth()));
            AccessCounts misses = cache.misses();
            table.cells(misses.accesses(), misses.evictions(), misses.dirtyEvictions(), cache.memoryBytes() / MIB);
            html.close().line();
        }
        table.end();
        page.endSection();
    }
}
