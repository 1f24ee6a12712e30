package org.spindle.disk.geometry;

import java.util.Arrays;
import java.util.stream.IntStream;

/** Pairs of a bad position and its replacement. */
final class Replacements {

    private final long[] bad;
    private final long[] badsReplacement;
    private final long[] replacement;
    private final long[] replacementsBad;

    /** @param pairs bad position, replacement, bad position, replacement, ... */
    Replacements(long[] pairs) {
        int count = pairs.length / 2;
        int[] byBad = sorted(pairs, 0);
        int[] byReplacement = sorted(pairs, 1);
        bad = new long[count];
        badsReplacement = new long[count];
        replacement = new long[count];
        replacementsBad = new long[count];
        for (int i = 0; i < count; i++) {
            bad[i] = pairs[2 * byBad[i]];
            badsReplacement[i] = pairs[2 * byBad[i] + 1];
            replacement[i] = pairs[2 * byReplacement[i] + 1];
            replacementsBad[i] = pairs[2 * byReplacement[i]];
        }
    }

    private static int[] sorted(long[] pairs, int member) {
        return IntStream.range(0, pairs.length / 2)
                .boxed()
                .sorted((a, b) -> Long.compare(pairs[2 * a + member], pairs[2 * b + member]))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    boolean isEmpty() {
        return bad.length == 0;
    }

    boolean isBad(long position) {
        return Arrays.binarySearch(bad, position) >= 0;
    }

    /** Returns the replacement of {@code position}, or itself if it is good. */
    long replacementOf(long position) {
        int i = Arrays.binarySearch(bad, position);
        return i < 0 ? position : badsReplacement[i];
    }

    /** Returns the position that {@code position} replaces, or itself if it is not a replacement. */
    long replacedBy(long position) {
        int i = Arrays.binarySearch(replacement, position);
        return i < 0 ? position : replacementsBad[i];
    }
}
