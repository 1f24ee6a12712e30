package org.spindle.cli.validation.linux;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** How much of two sequences is in the same order. */
final class SameOrder {

    private SameOrder() {}

    /** Returns the length of the longest common subsequence of two orders of the same elements, as a share of their number. */
    static <T> double share(List<T> recorded, List<T> replayed) {
        Map<T, Deque<Integer>> places = new HashMap<>();
        for (int i = 0; i < recorded.size(); i++) {
            places.computeIfAbsent(recorded.get(i), each -> new ArrayDeque<>()).add(i);
        }
        int[] lastOfLength = new int[replayed.size()];
        int length = 0;
        for (T element : replayed) {
            int place = places.get(element).remove();
            int at = -Arrays.binarySearch(lastOfLength, 0, length, place) - 1;
            lastOfLength[at] = place;
            length = Math.max(length, at + 1);
        }
        return (double) length / recorded.size();
    }
}
