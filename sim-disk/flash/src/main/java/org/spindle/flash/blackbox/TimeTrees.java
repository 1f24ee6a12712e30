package org.spindle.flash.blackbox;

import java.util.Arrays;
import java.util.List;

/**
 * Regression trees whose leaves hold quantiles of the times that were measured there (quantile regression forests:
 * Meinshausen, 2006). A node sends accesses whose number is greater than its limit to the right. Nodes are in preorder,
 * the left subtree first.
 */
public final class TimeTrees {

    /** Shares of the quantiles of a leaf. */
    static final double[] SHARES = {
        0, 0.01, 0.02, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85,
        0.9, 0.95, 0.98, 0.99, 1
    };

    private static final int MEDIAN = 12;
    private static final int LEAF = -1;

    private final List<String> features;
    private final int[] roots;
    /** Number of the feature of each node, or {@link #LEAF}. */
    private final int[] feature;

    private final double[] limit;
    /** The node to the right; of a leaf, where its quantiles begin. */
    private final int[] right;

    private final double[] quantiles;

    private TimeTrees(
            List<String> features, int[] roots, int[] feature, double[] limit, int[] right, double[] quantiles) {
        this.features = features;
        this.roots = roots;
        this.feature = feature;
        this.limit = limit;
        this.right = right;
        this.quantiles = quantiles;
    }

    /** Builds trees, node by node in preorder. */
    public static final class Builder {

        private final List<String> features;
        private int[] roots = new int[0];
        private int[] feature = new int[64];
        private double[] limit = new double[64];
        private int[] right = new int[64];
        private double[] quantiles = new double[64];
        private int nodes;
        private int values;

        /**
         * @param features names of the numbers, in their order
         */
        public Builder(List<String> features) {
            this.features = List.copyOf(features);
        }

        /** Begins a tree. */
        public void tree() {
            roots = Arrays.copyOf(roots, roots.length + 1);
            roots[roots.length - 1] = nodes;
        }

        private int node(int newFeature, double newLimit) {
            if (nodes == feature.length) {
                feature = Arrays.copyOf(feature, 2 * nodes);
                limit = Arrays.copyOf(limit, 2 * nodes);
                right = Arrays.copyOf(right, 2 * nodes);
            }
            feature[nodes] = newFeature;
            limit[nodes] = newLimit;
            return nodes++;
        }

        /** Adds a node, whose left part follows; returns its number. */
        public int split(int newFeature, double newLimit) {
            return node(newFeature, newLimit);
        }

        /** Begins the right subtree of a node. */
        public void rightOf(int node) {
            right[node] = nodes;
        }

        /** Adds a leaf. */
        public void leaf(double[] sortedNanos) {
            double[] leaf = new double[SHARES.length];
            Arrays.setAll(leaf, i -> quantile(sortedNanos, SHARES[i]));
            leafOf(leaf);
        }

        /** Adds a leaf whose quantiles are known. */
        void leafOf(double[] leaf) {
            if (values + leaf.length > quantiles.length) {
                quantiles = Arrays.copyOf(quantiles, 2 * (values + leaf.length));
            }
            int node = node(LEAF, 0);
            right[node] = values;
            System.arraycopy(leaf, 0, quantiles, values, leaf.length);
            values += leaf.length;
        }

        private static double quantile(double[] sorted, double share) {
            double place = share * (sorted.length - 1);
            int below = (int) place;
            double above = sorted[Math.min(below + 1, sorted.length - 1)];
            return Math.rint(sorted[below] + (place - below) * (above - sorted[below]));
        }

        public TimeTrees build() {
            return new TimeTrees(
                    features,
                    roots,
                    Arrays.copyOf(feature, nodes),
                    Arrays.copyOf(limit, nodes),
                    Arrays.copyOf(right, nodes),
                    Arrays.copyOf(quantiles, values));
        }
    }

    /** Returns the names of the features, in their order. */
    public List<String> features() {
        return features;
    }

    public int trees() {
        return roots.length;
    }

    private int leaf(int root, double[] numbers) {
        int node = root;
        while (feature[node] != LEAF) {
            node = numbers[feature[node]] > limit[node] ? right[node] : node + 1;
        }
        return right[node];
    }

    /**
     * Draws a time in nanoseconds.
     *
     * @param tree chooses the tree, from 0 to 1
     * @param share chooses the quantile, from 0 to 1
     */
    public double draw(double[] numbers, double tree, double share) {
        int from = leaf(roots[(int) (tree * roots.length)], numbers);
        int i = 1;
        while (SHARES[i] < share) {
            i++;
        }
        double part = (share - SHARES[i - 1]) / (SHARES[i] - SHARES[i - 1]);
        return quantiles[from + i - 1] + part * (quantiles[from + i] - quantiles[from + i - 1]);
    }

    /** Mean over the trees of the medians, in nanoseconds. */
    public double median(double[] numbers) {
        double sum = 0;
        for (int root : roots) {
            sum += quantiles[leaf(root, numbers) + MEDIAN];
        }
        return sum / roots.length;
    }

    /** Reports the trees node by node. */
    void tell(TreeListener to) {
        for (int i = 0; i < roots.length; i++) {
            to.tree();
            int end = i + 1 < roots.length ? roots[i + 1] : feature.length;
            for (int node = roots[i]; node < end; node++) {
                if (feature[node] == LEAF) {
                    to.leaf(Arrays.copyOfRange(quantiles, right[node], right[node] + SHARES.length));
                } else {
                    to.split(features.get(feature[node]), limit[node]);
                }
            }
        }
    }

    /** Receives trees in preorder. */
    interface TreeListener {

        void tree();

        void split(String feature, double limit);

        void leaf(double[] quantiles);
    }
}
