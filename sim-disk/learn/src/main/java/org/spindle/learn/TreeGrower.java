package org.spindle.learn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.IntStream;
import org.spindle.flash.blackbox.AccessHistory;
import org.spindle.flash.blackbox.TimeTrees;
import org.spindle.spi.request.Operation;
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
 * Grows random forests over the logarithms of times with Tribuo, and fills their leaves with quantiles of the times of
 * all accesses that get there. Operations part at the root: some have a forest of their own, so that they are not taken
 * for others that are more frequent, and others that of all accesses, because too little is known of them alone. An
 * operation that is to have its own but is too rare to be learnt has the times of all accesses.
 */
final class TreeGrower {

    private static final int TREES = 8;
    /** Accesses of an operation that decide where nodes split, evenly spaced; each leaf holds the times of all accesses. */
    private static final int DECIDING = 6000;

    private static final int DEEPEST = 12;
    private static final float LEAST_IN_LEAF = 15;
    private static final float FEATURES_PER_SPLIT = 0.6f;
    private static final long SEED = 1;
    private static final String TIME = "time";
    private static final int OPERATION = 0;
    private static final Operation[] OPERATIONS = Operation.values();
    private static final int NO_SPLIT = -1;

    /** A strong reference, so that the log level is kept: the library logs each tree. */
    private static final Logger LIBRARY = Logger.getLogger("org.tribuo");

    private final RecordedAccesses accesses;
    private final List<String> names;
    private final TimeTrees.Builder trees;
    private final Set<Operation> shared;

    private TreeGrower(RecordedAccesses accesses, AccessHistory.Known known, Set<Operation> shared) {
        this.accesses = accesses;
        this.shared = shared;
        names = known.names();
        trees = new TimeTrees.Builder(names);
    }

    /**
     * Grows trees.
     *
     * @param known the numbers that they may ask for
     * @param shared the operations that have the forest of all accesses
     */
    static TimeTrees grow(RecordedAccesses accesses, AccessHistory.Known known, Set<Operation> shared) {
        return new TreeGrower(accesses, known, shared).grow();
    }

    private TimeTrees grow() {
        LIBRARY.setLevel(Level.WARNING);
        int[] all = IntStream.range(0, accesses.size()).toArray();
        List<int[]> byOperation = new ArrayList<>();
        List<List<Model<Regressor>>> forests = new ArrayList<>();
        List<Model<Regressor>> ofAll = shared.isEmpty() ? List.of() : forest(all);
        for (Operation operation : OPERATIONS) {
            int[] its = Arrays.stream(all)
                    .filter(i -> accesses.numbers().get(i)[OPERATION] == operation.ordinal())
                    .toArray();
            boolean isKnown = its.length >= LEAST_IN_LEAF && !shared.contains(operation);
            byOperation.add(isKnown ? its : all);
            forests.add(isKnown ? forest(its) : shared.contains(operation) ? ofAll : List.of());
        }
        for (int tree = 0; tree < TREES; tree++) {
            trees.tree();
            for (int operation = 0; operation < OPERATIONS.length; operation++) {
                int below = operation + 1 < OPERATIONS.length ? trees.split(OPERATION, operation) : NO_SPLIT;
                List<Model<Regressor>> forest = forests.get(operation);
                if (forest.isEmpty()) {
                    leaf(byOperation.get(operation));
                } else {
                    Model<Regressor> model = forest.get(tree);
                    add(((TreeModel<Regressor>) model).getRoot(), model, byOperation.get(operation));
                }
                if (below != NO_SPLIT) {
                    trees.rightOf(below);
                }
            }
        }
        return trees.build();
    }

    private List<Model<Regressor>> forest(int[] of) {
        RegressionFactory outputs = new RegressionFactory();
        MutableDataset<Regressor> data =
                new MutableDataset<>(new SimpleDataSourceProvenance("accesses", outputs), outputs);
        String[] features = names.toArray(String[]::new);
        int step = Math.max(1, (of.length + DECIDING - 1) / DECIDING);
        for (int i = 0; i < of.length; i += step) {
            double log = StrictMath.log(Math.max(1, accesses.nanos().get(of[i])));
            double[] row = Arrays.copyOf(accesses.numbers().get(of[i]), features.length);
            data.add(new ArrayExample<>(new Regressor(TIME, log), features, row));
        }
        CARTJointRegressionTrainer tree = new CARTJointRegressionTrainer(
                DEEPEST, LEAST_IN_LEAF, 0, FEATURES_PER_SPLIT, false, new MeanSquaredError(), false, SEED);
        EnsembleModel<Regressor> forest =
                new RandomForestTrainer<>(tree, new AveragingCombiner(), TREES, SEED).train(data);
        return forest.getModels();
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
        leaf(arriving);
    }

    private void leaf(int[] arriving) {
        trees.leaf(Arrays.stream(arriving)
                .mapToDouble(i -> accesses.nanos().get(i))
                .sorted()
                .toArray());
    }
}
