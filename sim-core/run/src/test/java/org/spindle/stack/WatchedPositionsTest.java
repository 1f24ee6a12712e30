package org.spindle.stack;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.engine.Simulator;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.PositionOracle;
import org.spindle.stats.EventCounter;
import org.spindle.stats.MetricSet;

class WatchedPositionsTest {

    private final MetricSet metrics = new MetricSet(new Simulator());
    private final WatchedPositions watch = new WatchedPositions("disk0", metrics.of("driver"));
    private final List<Method> asked = new ArrayList<>();
    private final PositionOracle drive = (PositionOracle) Proxy.newProxyInstance(
            PositionOracle.class.getClassLoader(),
            new Class<?>[] {PositionOracle.class},
            (proxy, method, arguments) -> {
                asked.add(method);
                return method.getReturnType() == boolean.class ? (Object) true : (Object) 17L;
            });

    /** Worthington, Ganger and Patt 1994, section 5.3: most of the cost is to find the least positioning delay. */
    @Test
    void eachPredictionCounts() {
        PositionOracle watched = watch.apply(drive);
        watched.positioningTime(new Request());
        watched.positioningPicos(new Request());
        assertThat(estimates()).isEqualTo(2);
        watched.cylinder(1);
        watched.armCylinder();
        watched.leastPositioningTime(3);
        watched.transferTime(new Request());
        watched.nextBuffered(0);
        assertThat(estimates())
                .as("maps, bounds, transfers and the buffer are no positioning times")
                .isEqualTo(2);
    }

    @Test
    void theDeviceAnswersEveryQuestionItself() throws ReflectiveOperationException {
        PositionOracle watched = watch.apply(drive);
        for (Method question : PositionOracle.class.getMethods()) {
            assertThat(answer(watched, question))
                    .as(question.getName())
                    .isEqualTo(question.getReturnType() == boolean.class ? (Object) true : (Object) 17L);
        }
        assertThat(asked).containsExactlyInAnyOrder(PositionOracle.class.getMethods());
    }

    private static Object answer(PositionOracle of, Method question)
            throws IllegalAccessException, InvocationTargetException {
        Object[] arguments = Arrays.stream(question.getParameterTypes())
                .map(type -> type == long.class ? (Object) 5L : new Request())
                .toArray();
        return question.invoke(of, arguments);
    }

    @Test
    void onlySchedulersThatKnowPositionsHaveTheMetric() {
        assertThat(metrics.declared()).isEmpty();
    }

    @Test
    void theSchedulersOfOneQueueCountTogether() {
        watch.apply(drive).positioningTime(new Request());
        watch.apply(drive).positioningTime(new Request());
        assertThat(metrics.declared()).hasSize(1);
        assertThat(estimates()).isEqualTo(2);
    }

    private long estimates() {
        MetricSet.Declared metric = metrics.declared().get(0);
        assertThat(metric.component() + "/" + metric.name()).isEqualTo("driver/disk0-estimates");
        return ((EventCounter) metric.collector()).value();
    }
}
