package org.spindle.learn;

import java.util.Arrays;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.spindle.flash.blackbox.AccessHistory;
import org.spindle.flash.blackbox.TimeTrees;
import org.tribuo.Model;
import org.tribuo.MutableDataset;
import org.tribuo.common.tree.Node;
import org.tribuo.common.tree.RandomForestTrainer;
import org.tribuo.common.tree.SplitNode;
import org.tribuo.common.tree.TreeModel;
import org.tribuo.ensemble.EnsembleModel;
import org.tribuo.impl.ArrayExample;
import org.tribuo.provenance.SimpleDataSourceProvenance;
import org.tribuo.regression.RegressionFactory;
import org.tribuo.regression.Regressor;
import org.tribuo.regression.ensemble.AveragingCombiner;
import org.tribuo.regression.rtree.CARTJointRegressionTrainer;
import org.tribuo.regression.rtree.impurity.MeanSquaredError;

/**
 * Grows a random forest over the logarithms of times with Tribuo, and fills its leaves with quantiles of the times of all accesses that
 * get there.
 */
final class TreeGrower {

    private static final int TREES = 8;
    /** Accesses that decide where nodes split, evenly spaced among all; each leaf holds the times of all accesses. */
    private static final int DECIDING = 6000;

    private static final int DEEPEST = 12;
    private static final float LEAST_IN_LEAF = 15;
    private static final float FEATURES_PER_SPLIT = 0.6f;
    private static final long SEED = 1;
    private static final String TIME = "time";

    /** Held, so that its level is kept: the library tells of each tree. */
    private static final Logger LIBRARY = Logger.getLogger("org.tribuo");

    private final RecordedAccesses accesses;
    private final List<String> names;
    private final TimeTrees.Builder trees;

    private TreeGrower(RecordedAccesses accesses, AccessHistory.Known known) {
        this.accesses = accesses;
        names = known.names();
        trees = new TimeTrees.Builder(names);
    }

    /**
     * Grows trees.
     *
     * @param known the numbers that they may ask for
     */
    static TimeTrees grow(RecordedAccesses accesses, AccessHistory.Known known) {
        return new TreeGrower(accesses, known).grow();
    }

    private TimeTrees grow() {
        LIBRARY.setLevel(Level.WARNING);
        RegressionFactory outputs = new RegressionFactory();
        MutableDataset<Regressor> data =
                new MutableDataset<>(new SimpleDataSourceProvenance("accesses", outputs), outputs);
        String[] features = names.toArray(String[]::new);
        int step = Math.max(1, (accesses.size() + DECIDING - 1) / DECIDING);
        for (int i = 0; i < accesses.size(); i += step) {
            double log = StrictMath.log(Math.max(1, accesses.nanos().get(i)));
            double[] row = Arrays.copyOf(accesses.numbers().get(i), features.length);
            data.add(new ArrayExample<>(new Regressor(TIME, log), features, row));
        }
        CARTJointRegressionTrainer tree = new CARTJointRegressionTrainer(
                DEEPEST, LEAST_IN_LEAF, 0, FEATURES_PER_SPLIT, false, new MeanSquaredError(), false, SEED);
        EnsembleModel<Regressor> forest =
                new RandomForestTrainer<>(tree, new AveragingCombiner(), TREES, SEED).train(data);
        int[] all = new int[accesses.size()];
        Arrays.setAll(all, i -> i);
        for (Model<Regressor> model : forest.getModels()) {
            trees.tree();
            add(((TreeModel<Regressor>) model).getRoot(), model, all);
        }
        return trees.build();
    }

    private void add(Node<Regressor> node, Model<Regressor> model, int[] arriving) {
        if (node instanceof SplitNode<Regressor> split) {
            int feature = names.indexOf(
                    model.getFeatureIDMap().get(split.getFeatureID()).getName());
            int[] left = Arrays.stream(arriving)
                    .filter(i -> accesses.numbers().get(i)[feature] <= split.splitValue())
                    .toArray();
            int[] right = Arrays.stream(arriving)
                    .filter(i -> accesses.numbers().get(i)[feature] > split.splitValue())
                    .toArray();
            if (left.length > 0 && right.length > 0) {
                int added = trees.split(feature, split.splitValue());
                add(split.getLessThanOrEqual(), model, left);
                trees.rightOf(added);
                add(split.getGreaterThan(), model, right);
                return;
            }
            add(left.length > 0 ? split.getLessThanOrEqual() : split.getGreaterThan(), model, arriving);
            return;
        }
        trees.leaf(Arrays.stream(arriving)
                .mapToDouble(i -> accesses.nanos().get(i))
                .sorted()
                .toArray());
    }
}
