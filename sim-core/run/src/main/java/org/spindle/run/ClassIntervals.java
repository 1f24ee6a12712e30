package org.spindle.run;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Operation;
import org.spindle.stats.BatchMeans;
import org.spindle.stats.JointBatchMeans;

/**
 * Batch means of the measures of some units' requests: of all requests, and of those of each operation. As long as all have
 * the same operation, these are the same and computed once.
 */
final class ClassIntervals {

    private static final int NONE = -1;
    private static final int SEVERAL = -2;

    private final RequestMeasures measures;
    private final Intervals all;

    /** By operation, of those for which they are kept. */
    private final @Nullable Intervals[] ofOperation = new @Nullable Intervals[Operation.values().length];

    /** Index of the operation of all requests so far, or one of the two constants. */
    private int only = NONE;

    ClassIntervals(RequestMeasures measures) {
        this.measures = measures;
        all = new Intervals(measures);
    }

    /**
     * Adds a request.
     *
     * @param measured its measures, by index
     */
    void record(int operation, long[] measured) {
        if (operation != only) {
            distinguish(operation);
        }
        all.record(measured);
        if (only == SEVERAL) {
            kept(operation).record(measured);
        }
    }

    private void distinguish(int operation) {
        if (only == NONE) {
            only = operation;
        } else if (only != SEVERAL) {
            kept(only).copy(all);
            only = SEVERAL;
        }
    }

    private Intervals kept(int operation) {
        Intervals kept = ofOperation[operation];
        if (kept == null) {
            kept = new Intervals(measures);
            ofOperation[operation] = kept;
        }
        return kept;
    }

    void clear() {
        only = NONE;
        all.clear();
        Arrays.fill(ofOperation, null);
    }

    BatchMeans ofAll(int measure) {
        return all.of(measure);
    }

    BatchMeans of(Operation operation, int measure) {
        return (operation.ordinal() == only ? all : kept(operation.ordinal())).of(measure);
    }

    /** The batch means of one class. */
    private static final class Intervals {

        private final int joint;
        private final JointBatchMeans ofEveryRequest;
        private final BatchMeans[] ofSome;

        Intervals(RequestMeasures measures) {
            joint = measures.ofEveryRequest();
            ofEveryRequest = new JointBatchMeans(joint);
            ofSome = new BatchMeans[measures.count() - joint];
            Arrays.setAll(ofSome, m -> new BatchMeans());
        }

        void record(long[] measured) {
            ofEveryRequest.record(measured);
            for (int i = 0; i < ofSome.length; i++) {
                long value = measured[joint + i];
                if (value != RequestMeasures.NONE) {
                    ofSome[i].record(value);
                }
            }
        }

        BatchMeans of(int measure) {
            return measure < joint ? ofEveryRequest.of(measure) : ofSome[measure - joint];
        }

        void copy(Intervals other) {
            ofEveryRequest.copy(other.ofEveryRequest);
            for (int i = 0; i < ofSome.length; i++) {
                ofSome[i].copy(other.ofSome[i]);
            }
        }

        void clear() {
            ofEveryRequest.clear();
            for (BatchMeans means : ofSome) {
                means.clear();
            }
        }
    }
}
