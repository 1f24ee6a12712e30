package org.spindle.host.alis.analysis;

/**
 * The weight of a unit read j reads after another, for j up to the context size &tau;: 1 - f + f (&tau; - j + 1) /
 * &tau; (Hsu 2003, section 4.6.2). All weights are kept times &tau;, so that they are whole numbers for f of 0 and 1.
 *
 * @param size &tau;, at least 1
 * @param graduation f, from 0 (all alike) to 1 (falling to 1 / &tau;)
 */
public record ContextWeights(int size, double graduation) {

    /**
     * Returns &tau; times the weight.
     *
     * @param distance j, from 1 to the size
     */
    double scaled(int distance) {
        return size * (1 - graduation) + graduation * (size - distance + 1);
    }

    /**
     * Returns &tau; times the sum of the weights up to a distance: the weight of a unit that follows the same ones each
     * time.
     */
    double scaledSum(int distances) {
        double sum = 0;
        for (int j = 1; j <= distances; j++) {
            sum += scaled(j);
        }
        return sum;
    }
}
