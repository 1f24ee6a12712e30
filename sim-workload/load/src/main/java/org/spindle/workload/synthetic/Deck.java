package org.spindle.workload.synthetic;

import java.util.stream.IntStream;
import org.spindle.spi.sim.RandomStream;

/** Draws without replacement from a deck, a set in which each alternative occurs by its share; a used-up deck is replaced by a new one. */
final class Deck implements AlternativeDraw {

    private final long[] copies;
    private final WeightTree left;

    /** @param cards number of draws from a deck, at least 1; shares are rounded to it by largest remainders */
    Deck(double[] shares, long cards) {
        double sum = 0;
        for (double share : shares) {
            sum += share;
        }
        double each = cards / sum;
        copies = new long[shares.length];
        long dealt = 0;
        for (int i = 0; i < shares.length; i++) {
            copies[i] = (long) (shares[i] * each);
            dealt += copies[i];
        }
        int[] byRemainder = IntStream.range(0, shares.length)
                .boxed()
                .sorted((a, b) -> Double.compare(shares[b] * each - copies[b], shares[a] * each - copies[a]))
                .mapToInt(Integer::intValue)
                .toArray();
        for (int i = 0; dealt < cards; i = (i + 1) % byRemainder.length) {
            copies[byRemainder[i]]++;
            dealt++;
        }
        left = new WeightTree(shares.length);
    }

    @Override
    public int draw(RandomStream random) {
        if (left.total() == 0) {
            for (int i = 0; i < copies.length; i++) {
                left.add(i, copies[i]);
            }
        }
        int card = left.at(random.nextLong(left.total()));
        left.add(card, -1);
        return card;
    }

    @Override
    public long left(int card) {
        return left.below(card + 1) - left.below(card);
    }
}
