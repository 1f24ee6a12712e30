package org.spindle.config;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;

/** Finds corrections of a misspelt word. */
public final class Suggestions {

    private static final int MOST = 3;

    /** Letters from which on the beginning of a word says which word is meant. */
    private static final int LEAST_BEGINNING = 3;

    private Suggestions() {}

    /**
     * The candidates nearest to a word, ignoring case, hyphens and underscores. If even these need more than a third of the word's
     * letters changed, those that begin with the word, unless it is very short.
     *
     * @return at most three, sorted: all at the same distance, or all with the same beginning
     */
    public static List<String> nearest(String word, Collection<String> candidates) {
        String wanted = folded(word);
        int nearest = Math.max(1, wanted.length() / 3);
        List<String> found = new ArrayList<>();
        for (String candidate : new TreeSet<>(candidates)) {
            int distance = distance(wanted, folded(candidate));
            if (distance < nearest) {
                found.clear();
                nearest = distance;
            }
            if (distance == nearest) {
                found.add(candidate);
            }
        }
        if (found.isEmpty() && wanted.length() >= LEAST_BEGINNING) {
            new TreeSet<>(candidates)
                    .stream()
                            .filter(candidate -> folded(candidate).startsWith(wanted))
                            .forEach(found::add);
        }
        return List.copyOf(found.subList(0, Math.min(MOST, found.size())));
    }

    private static String folded(String word) {
        return word.toLowerCase(Locale.ROOT).replace("-", "").replace("_", "");
    }

    /**
     * Insertions, deletions, substitutions and swaps of neighbours that turn one word into the other (Damerau 1964,
     * Levenshtein 1966), where no part is edited twice (optimal string alignment).
     */
    static int distance(String a, String b) {
        int[] beforeLast = new int[b.length() + 1];
        int[] last = new int[b.length() + 1];
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int[] free = beforeLast;
            beforeLast = last;
            last = row;
            row = free;
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                boolean same = a.charAt(i - 1) == b.charAt(j - 1);
                row[j] = Math.min(last[j - 1] + (same ? 0 : 1), Math.min(last[j], row[j - 1]) + 1);
                if (i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1)) {
                    row[j] = Math.min(row[j], beforeLast[j - 2] + 1);
                }
            }
        }
        return row[b.length()];
    }
}
