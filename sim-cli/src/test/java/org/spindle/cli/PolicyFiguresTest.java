package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.spindle.testkit.workload.TestData;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Compares miss ratios of policies on the keys of the CloudPhysics sample with those of libCacheSim 0.3.5, all entries of one size
 * (src-test-data/cache-policies). docs/cache-laboratory.md states the differences and their reasons.
 */
class PolicyFiguresTest {

    private static final String SAMPLE = "libcachesim/cloudPhysicsIO.txt.gz";
    private static final int FEWEST_POLICIES = 16;
    private static final int ACCESSES = 113_872;

    /** In percentage points. */
    private static final double TOLERANCE = 0.1;

    /** A miss ratio of libCacheSim. */
    private record Figure(String algorithm, int entries, long misses, String policy) {}

    @Test
    void differByLessThanATenthOfAPercentagePoint() throws IOException {
        Path sample = TestData.shared(SAMPLE);
        List<Figure> figures = figures(true);
        Map<String, Long> misses = misses(sample, figures);
        Set<String> compared = new LinkedHashSet<>();
        for (Figure figure : figures) {
            compared.add(figure.policy());
            assertThat(points(misses.get(place(figure))))
                    .as(place(figure) + ", miss ratio in percent")
                    .isCloseTo(points(figure.misses()), within(TOLERANCE));
        }
        assertThat(compared).hasSizeGreaterThanOrEqualTo(FEWEST_POLICIES);
    }

    /** Only algorithms that differ are listed as following other rules than those of their papers. */
    @Test
    void listsAsDifferentOnlyWhatDiffers() throws IOException {
        Path sample = TestData.shared(SAMPLE);
        List<Figure> figures = figures(false);
        Map<String, Long> misses = misses(sample, figures);
        Map<String, Double> greatest = new LinkedHashMap<>();
        for (Figure figure : figures) {
            double difference = Math.abs(points(misses.get(place(figure))) - points(figure.misses()));
            greatest.merge(figure.algorithm(), difference, Math::max);
        }
        assertThat(greatest)
                .isNotEmpty()
                .allSatisfy((algorithm, difference) ->
                        assertThat(difference).as(algorithm).isGreaterThan(TOLERANCE));
    }

    private static double points(long misses) {
        return 100.0 * misses / ACCESSES;
    }

    private static String place(Figure figure) {
        return figure.policy() + " of " + figure.entries();
    }

    /** Returns the figures of the algorithms whose rules a policy of Spindle has, or those of the others. */
    private static List<Figure> figures(boolean haveTheRules) throws IOException {
        Path file = Project.ROOT.resolve("src-test-data/cache-policies/cloudphysics-libcachesim.csv");
        List<Figure> figures = new ArrayList<>();
        for (String line : Files.readAllLines(file).stream().skip(1).toList()) {
            String[] fields = line.split(",", 5);
            if (fields[3].equals("own") != haveTheRules) {
                figures.add(new Figure(fields[0], Integer.parseInt(fields[1]), Long.parseLong(fields[2]), fields[4]));
            }
        }
        return figures;
    }

    /** Misses of each policy at each size, by {@link #place}. */
    private static Map<String, Long> misses(Path sample, List<Figure> figures) {
        List<String> policies = figures.stream().map(Figure::policy).distinct().toList();
        List<Integer> sizes = figures.stream().map(Figure::entries).distinct().toList();
        Cli cli = Cli.spindle(
                "cache",
                sample,
                "--json",
                "--policy",
                String.join(",", policies),
                "--size",
                String.join(",", sizes.stream().map(String::valueOf).toList()));
        assertThat(cli.exit()).as(cli.err()).isZero();
        JsonNode found = new JsonMapper().readTree(cli.out());
        assertThat(found.get("accesses").asInt()).isEqualTo(ACCESSES);
        Map<String, Long> misses = new LinkedHashMap<>();
        int i = 0;
        for (String policy : policies) {
            for (int entries : sizes) {
                misses.put(
                        policy + " of " + entries,
                        found.get("caches").get(i++).get("misses").asLong());
            }
        }
        return misses;
    }
}
