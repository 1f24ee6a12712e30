package org.spindle.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.Map;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.spindle.scenario.Scenario;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.RequestSchema;
import org.spindle.stats.BatchMeans;

/** The intervals of each class are those of its own sequence of values, whenever a second operation occurs. */
class ClassIntervalsTest {

    private final RequestMeasures measures = new RequestMeasures(new RequestSchema(), Scenario.Measurement.FULL);
    private final ClassIntervals intervals = new ClassIntervals(measures);
    private final UniformRandomProvider random = RandomSource.XO_SHI_RO_256_PP.create(new long[] {1, 2, 3, 4});
    private final Map<Operation, BatchMeans> alone = new EnumMap<>(Operation.class);
    private BatchMeans together = new BatchMeans();

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 63, 64, 65, 1000, 100_000})
    void equalThoseOfEachClassAlone(int readsFirst) {
        record(Operation.READ, readsFirst);
        for (int i = 0; i < 500; i++) {
            record(Operation.WRITE, 1);
            record(Operation.READ, random.nextInt(3));
        }
        record(Operation.FLUSH, 70);
        check();
    }

    @Test
    void beginAnewWhenCleared() {
        record(Operation.READ, 100);
        record(Operation.WRITE, 100);
        intervals.clear();
        alone.clear();
        together = new BatchMeans();
        record(Operation.WRITE, 300);
        record(Operation.READ, 300);
        check();
    }

    private void record(Operation operation, int number) {
        long[] measured = new long[measures.count()];
        for (int i = 0; i < number; i++) {
            long response = random.nextLong(1_000_000);
            measured[RequestMeasures.RESPONSE] = response;
            intervals.record(operation.ordinal(), measured);
            together.record(response);
            alone.computeIfAbsent(operation, of -> new BatchMeans()).record(response);
        }
    }

    private void check() {
        assertThat(intervals.ofAll(RequestMeasures.RESPONSE).confidence()).isEqualTo(together.confidence());
        alone.forEach((operation, means) -> assertThat(
                        intervals.of(operation, RequestMeasures.RESPONSE).confidence())
                .isEqualTo(means.confidence()));
    }
}
