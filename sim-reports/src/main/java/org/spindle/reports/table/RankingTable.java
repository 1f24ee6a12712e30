package org.spindle.reports.table;

import java.util.ArrayList;
import java.util.List;
import org.spindle.reports.Decimals;
import org.spindle.reports.RankingText;
import org.spindle.sweep.Ranking;
import org.spindle.sweep.Ranking.RankedPoint;
import org.spindle.sweep.Ranking.Standing;

/** Which alternative has the lowest elapsed or response time at each load, and the best and the worst point. */
public final class RankingTable {

    private RankingTable() {}

    /** Returns the lines, each ended by a line feed; none if there are fewer than two points. */
    public static String render(Ranking ranking) {
        List<RankedPoint> places = ranking.ranked();
        StringBuilder text = new StringBuilder();
        if (places.size() < 2) {
            return "";
        }
        List<Standing> standings = ranking.standings();
        if (standings.stream().anyMatch(standing -> standing.second() != null)) {
            text.append("\nlowest ")
                    .append(ranking.stat().label())
                    .append(' ')
                    .append(ranking.metric().words());
            text.append(ranking.loads().isEmpty() ? "" : " at each load")
                    .append(unit(ranking))
                    .append('\n');
            standings(ranking, standings, text);
        }
        text.append('\n');
        RankedPoint best = places.get(0);
        RankedPoint worst = places.get(places.size() - 1);
        if (best.figure().mean() == worst.figure().mean()) {
            text.append("no best point: all have ")
                    .append(figure(best, ranking))
                    .append('\n');
        } else {
            extreme("best", best, places, ranking, text);
            extreme("worst", worst, places, ranking, text);
        }
        return text.toString();
    }

    private static String unit(Ranking ranking) {
        return ranking.unit().isEmpty() ? "" : ", " + ranking.unit();
    }

    private static void standings(Ranking ranking, List<Standing> standings, StringBuilder text) {
        Decimals decimals = Decimals.forColumn(
                standings.stream().map(each -> each.best().figure().mean()).toList());
        int figure = ranking.loads().size() + 1;
        TextTable table = new TextTable(column -> column == figure || column == figure + 1);
        List<String> header = new ArrayList<>(ranking.loads());
        header.addAll(List.of("lowest", ranking.stat().label(), "below", "second", "difference"));
        table.row(header);
        for (Standing standing : standings) {
            List<String> row = new ArrayList<>(standing.load().values());
            RankedPoint second = standing.second();
            row.add(RankingText.values(standing.best().axes(), ranking.alternatives()));
            row.add(decimals.format(standing.best().figure().mean()));
            row.add(RankingText.below(standing));
            row.add(second == null ? "–" : RankingText.values(second.axes(), ranking.alternatives()));
            row.add(RankingText.verdict(standing));
            table.row(row);
        }
        table.appendTo(text);
    }

    private static String figure(RankedPoint place, Ranking ranking) {
        String value = Decimals.alone(place.figure().mean());
        return ranking.unit().isEmpty() ? value : value + " " + ranking.unit();
    }

    private static void extreme(
            String word, RankedPoint place, List<RankedPoint> places, Ranking ranking, StringBuilder text) {
        text.append(word).append(" point: ").append(figure(place, ranking));
        text.append(" at ").append(RankingText.choice(place.axes()));
        long equal = places.stream()
                .filter(each -> each.figure().mean() == place.figure().mean())
                .count();
        if (equal > 1) {
            text.append(" (one of ").append(equal).append(" with this figure)");
        }
        text.append('\n');
    }
}
