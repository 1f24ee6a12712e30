package org.spindle.reports.html;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.spindle.reports.Decimals;
import org.spindle.reproduce.Evidence;
import org.spindle.reproduce.Verdict;
import org.spindle.reproduce.Verdict.Status;
import org.spindle.reproduce.VerdictSums;

/** Assembles the page of verdicts: how many hold, then target by target. */
final class ReproductionPage {
    private final List<Verdict> verdicts;
    private final VerdictSums sums;
    private final PageFrame page;
    private final Html html;

    ReproductionPage(List<Verdict> verdicts, String command) {
        this.verdicts = verdicts;
        this.sums = VerdictSums.of(verdicts);
        this.page = new PageFrame("Claims and their verdicts", command, List.of(Resources.verdicts()));
        this.html = page.html();
    }

    String html() {
        page.begin("Spindle reproduction report", "");
        answer();
        facts();
        page.content();
        page.failures("Targets that fail", failing());
        page.failures("Targets that hold although they are recorded as known to fail", unexpectedPasses());
        evidence();
        targets();
        sources();
        page.section("reproduce", "How to reproduce these verdicts");
        page.command();
        page.endSection();
        return page.end("");
    }

    private long count(Status status) {
        return verdicts.stream().filter(verdict -> verdict.status() == status).count();
    }

    private void answer() {
        html.open("p", "class", "answer");
        if (verdicts.isEmpty()) {
            html.text("There is no target.");
        } else {
            html.open("strong")
                    .text("%s of %s".formatted(Decimals.alone(count(Status.PASS)), Decimals.alone(verdicts.size())))
                    .close();
            html.text(verdicts.size() == 1 ? " target holds" : " targets hold");
            rest(sums.regressed(), "fails", "fail");
            rest(sums.failAsKnown(), "fails as known", "fail as known");
            rest(sums.notRunnable(), "could not be run", "could not be run");
            rest(sums.leftToFull(), "is left to full mode", "are left to full mode");
            html.text(".");
        }
        html.close().line();
    }

    private void rest(long count, String one, String many) {
        if (count > 0) {
            html.text("; ").open("strong").text(Decimals.alone(count)).close();
            html.text(" " + (count == 1 ? one : many));
        }
    }

    private void facts() {
        page.beginFacts();
        page.fact(
                "Experiments",
                Decimals.alone(verdicts.stream().map(Verdict::id).distinct().count()));
        page.fact("Sources", Decimals.alone(bySource().size()));
        page.fact(
                "Mode",
                verdicts.stream()
                        .map(verdict -> verdict.mode().text())
                        .distinct()
                        .collect(Collectors.joining(", ")));
        page.endFacts();
    }

    private List<String> failing() {
        return verdicts.stream()
                .filter(Verdict::regressed)
                .map(verdict -> "%s / %s: %s".formatted(verdict.id(), verdict.target(), verdict.reason()))
                .toList();
    }

    private List<String> unexpectedPasses() {
        return verdicts.stream()
                .filter(Verdict::passesUnexpectedly)
                .map(verdict -> "%s / %s: %s".formatted(verdict.id(), verdict.target(), verdict.finding()))
                .toList();
    }

    private void targets() {
        page.section("targets", "Target by target");
        html.open("div", "class", "pickers", "role", "group", "aria-label", "Which targets are shown");
        Set<String> statuses = new LinkedHashSet<>();
        for (Status status : Status.values()) {
            if (count(status) > 0) {
                statuses.add(words(status));
            }
        }
        filter("status", "Status", statuses);
        filter(
                "evidence",
                "Evidence",
                VerdictSums.byEvidence(verdicts).keySet().stream()
                        .map(Evidence::text)
                        .toList());
        filter("source", "Source", bySource().keySet());
        html.element("p", shown(), "id", "shown", "role", "status").close().line();
        HtmlTable table = new HtmlTable(html)
                .begin("Targets: expected and actual results")
                .head("status")
                .head("target")
                .head("claim")
                .head("expected")
                .head("got")
                .head("reason")
                .body();
        for (Verdict verdict : verdicts) {
            html.open(
                    "tr",
                    "data-status",
                    words(verdict.status()),
                    "data-evidence",
                    verdict.evidence().text(),
                    "data-source",
                    verdict.source());
            status(verdict.status());
            html.open("th", "scope", "row", "class", "prose")
                    .text(verdict.target())
                    .element(
                            "small",
                            String.join(
                                    ", ",
                                    verdict.id(),
                                    verdict.mode().text(),
                                    verdict.evidence().text()))
                    .close();
            html.open("td", "class", "prose")
                    .prose(verdict.claim())
                    .element("small", verdict.source())
                    .close();
            expected(verdict, table);
            table.prose(orDash(verdict.got()));
            table.prose(orDash(reason(verdict)));
            html.close().line();
        }
        table.end();
        page.endSection();
    }

    private void expected(Verdict verdict, HtmlTable table) {
        if (verdict.tolerance().isEmpty()) {
            table.prose(orDash(verdict.expected()));
            return;
        }
        html.open("td", "class", "prose")
                .prose(orDash(verdict.expected()))
                .proseElement("small", verdict.tolerance())
                .close();
    }

    private static String reason(Verdict verdict) {
        if (verdict.finding().isEmpty()) {
            return verdict.reason();
        }
        return (verdict.reason().isEmpty() ? "" : verdict.reason() + "; ") + "known to fail: " + verdict.finding();
    }

    private String shown() {
        return "%s of %s shown".formatted(Decimals.alone(verdicts.size()), Decimals.alone(verdicts.size()));
    }

    private void filter(String name, String label, Collection<String> values) {
        html.open("label", "class", "picker").text(label + " ").open("select", "name", name);
        html.element("option", "all", "value", "");
        values.forEach(value -> html.element("option", value, "value", value));
        html.close().close();
    }

    private void status(Status status) {
        String mark = switch (status) {
            case PASS -> "✓";
            case FAIL -> "✗";
            case NOT_RUNNABLE -> "○";
            case LEFT_TO_FULL -> "◌";
        };
        html.open("td", "class", "status " + status.text())
                .element("span", mark, "aria-hidden", "true")
                .text(" " + words(status))
                .close();
    }

    private static String words(Status status) {
        return status.text().replace('-', ' ');
    }

    private static String orDash(String text) {
        return text.isEmpty() ? "–" : text;
    }

    private Map<String, List<Verdict>> bySource() {
        return verdicts.stream()
                .collect(Collectors.groupingBy(Verdict::source, LinkedHashMap::new, Collectors.toList()));
    }

    private void evidence() {
        Map<Evidence, VerdictSums> byEvidence = VerdictSums.byEvidence(verdicts);
        if (byEvidence.isEmpty() || byEvidence.keySet().equals(Set.of(Evidence.UNSTATED))) {
            return;
        }
        Map<String, VerdictSums> rows = new LinkedHashMap<>();
        byEvidence.forEach((evidence, each) -> rows.put(evidence.text(), each));
        sums("evidence", "By evidence", "Targets by what their verdicts rest on, and by status", rows);
    }

    private void sources() {
        if (bySource().size() > 1) {
            Map<String, VerdictSums> rows = new LinkedHashMap<>();
            bySource().forEach((source, each) -> rows.put(source, VerdictSums.of(each)));
            sums("sources", "By source", "Targets of each source by status", rows);
        }
    }

    private void sums(String id, String title, String caption, Map<String, VerdictSums> rows) {
        page.section(id, title);
        HtmlTable table = new HtmlTable(html).begin(caption).head(id.equals("sources") ? "source" : id);
        for (String head : List.of("pass", "fail", "fail as known", "not runnable", "left to full")) {
            table.numberHead(head);
        }
        table.body();
        rows.forEach((name, each) -> {
            html.open("tr").element("th", name, "scope", "row", "class", "prose");
            table.cells(each.pass());
            table.cells(each.regressed());
            table.cells(each.failAsKnown());
            table.cells(each.notRunnable());
            table.cells(each.leftToFull());
            html.close().line();
        });
        table.end();
        page.endSection();
    }
}
