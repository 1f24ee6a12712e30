package org.spindle.host.alis.analysis;

import java.util.stream.Collectors;
import java.util.stream.LongStream;

/** Sequences of reads written as letters: each letter is an extent of 8 sectors. */
final class Sequences {

    private static final long SECTORS = 8;

    private Sequences() {}

    static long unit(char letter) {
        return AccessUnit.of(letter * SECTORS, SECTORS);
    }

    static ReferenceLog reads(String letters) {
        ReferenceLog log = new ReferenceLog();
        for (char letter : letters.toCharArray()) {
            log.add(letter * SECTORS, SECTORS, false);
        }
        return log;
    }

    static AccessGraph graph(ContextWeights weights, double beta, String... intervals) {
        AccessGraph graph = new AccessGraph(weights, beta, Long.MAX_VALUE, 0.1);
        for (String interval : intervals) {
            graph.age();
            for (char letter : interval.toCharArray()) {
                graph.add(unit(letter));
            }
        }
        return graph;
    }

    static double weight(AccessGraph graph, char from, char to) {
        return graph.weight(unit(from), unit(to));
    }

    static String letters(long[] units) {
        return LongStream.of(units)
                .mapToObj(unit -> String.valueOf((char) (AccessUnit.sector(unit) / SECTORS)))
                .collect(Collectors.joining());
    }
}
