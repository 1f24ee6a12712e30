package org.spindle.reports.html;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.spindle.reports.Decimals;
import org.spindle.reproduce.Verdict;
import org.spindle.reproduce.Verdict.Status;

/** Assembles the page of verdicts: how many hold, then target by target. */
final class ReproductionPage {
    private final List<Verdict> verdicts;
    private final PageFrame page;
    private final Html html;

    ReproductionPage(List<Verdict> verdicts, String command) {
        this.verdicts = verdicts;
        this.page = new PageFrame("Claims and what came of them", command, List.of(Resources.verdicts()));
        this.html = page.html();
    }

    String html() {
        page.begin("Spindle reproduction report", "");
        answer();
        facts();
        page.content();
        page.failures("Targets that fail", failing());
        targets();
        sources();
        page.section("reproduce", "How to get these verdicts again");
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
            rest(Status.FAIL, "fails", "fail");
            rest(Status.NOT_RUNNABLE, "could not be run", "could not be run");
            html.text(".");
        }
        html.close().line();
    }

    private void rest(Status status, String one, String many) {
        long count = count(status);
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
                .filter(verdict -> verdict.status() == Status.FAIL)
                .map(verdict -> "%s / %s: %s".formatted(verdict.id(), verdict.target(), verdict.reason()))
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
        filter("source", "Source", bySource().keySet());
        html.element("p", shown(), "id", "shown", "role", "status").close().line();
        HtmlTable table = new HtmlTable(html)
                .begin("Targets: what was expected and what came out")
                .head("status")
                .head("target")
                .head("claim")
                .head("expected")
                .head("got")
                .head("reason")
                .body();
        for (Verdict verdict : verdicts) {
            html.open("tr", "data-status", words(verdict.status()), "data-source", verdict.source());
            status(verdict.status());
            html.open("th", "scope", "row")
                    .text(verdict.target())
                    .element("small", verdict.id() + ", " + verdict.mode().text())
                    .close();
            html.open("td", "class", "prose")
                    .text(verdict.claim())
                    .element("small", verdict.source())
                    .close();
            table.prose(orDash(verdict.expected()));
            table.prose(orDash(verdict.got()));
            table.prose(orDash(verdict.reason()));
            html.close().line();
        }
        table.end();
        page.endSection();
    }

    private String shown() {
        return "%s of %s shown".formatted(Decimals.alone(verdicts.size()), Decimals.alone(verdicts.size()));
    }

    private void filter(String name, String label, Set<String> values) {
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

    private void sources() {
        if (bySource().size() < 2) {
            return;
        }
        page.section("sources", "By source");
        HtmlTable table =
                new HtmlTable(html).begin("Targets of each source by status").head("source");
        for (Status status : Status.values()) {
            table.numberHead(words(status));
        }
        table.body();
        bySource().forEach((source, each) -> {
            html.open("tr").element("th", source, "scope", "row", "class", "prose");
            for (Status status : Status.values()) {
                table.cells(each.stream()
                        .filter(verdict -> verdict.status() == status)
                        .count());
            }
            html.close().line();
        });
        table.end();
        page.endSection();
    }
}
