package org.spindle.run;

import java.util.List;
import java.util.OptionalLong;
import java.util.function.BiConsumer;
import org.spindle.scenario.Scenario;
import org.spindle.scenario.Scenario.Detection;
import org.spindle.scenario.Scenario.WarmUp;
import org.spindle.scenario.Sections;
import org.spindle.spi.request.Request;
import org.spindle.stats.inference.Mser;

/**
 * The result of the detection of the end of the warm-up.
 *
 * @param scenario to be measured: its {@code warmUp.requests} is at least the detected number
 * @param notes what was detected, empty without detection
 */
record WarmUpDetection(Scenario scenario, List<String> notes) {

    WarmUpDetection {
        notes = List.copyOf(notes);
    }

    /**
     * Detects the end of the warm-up if the scenario requires it.
     *
     * @param simulate runs a scenario with an observer
     */
    static WarmUpDetection of(Scenario scenario, BiConsumer<Scenario, RunObserver> simulate) {
        WarmUp given = scenario.warmUp();
        if (given.detect() == Detection.NONE) {
            return new WarmUpDetection(scenario, List.of());
        }
        ObservedResponses responses = new ObservedResponses(new Mser());
        simulate.accept(scenario, responses);
        OptionalLong found = responses.sequence().truncation();
        if (found.isEmpty()) {
            return new WarmUpDetection(
                    scenario,
                    List.of("no end of the warm-up was found (MSER-5): response times had not settled in the first"
                            + " half of the run; run longer"));
        }
        if (found.getAsLong() == 0) {
            return new WarmUpDetection(scenario, List.of("no warm-up by MSER-5"));
        }
        WarmUp extended = new WarmUp(given.time(), Math.max(given.requests(), found.getAsLong()), given.detect());
        return new WarmUpDetection(
                scenario.with(Sections.WARM_UP, extended),
                List.of("warm-up found by MSER-5: the first " + found.getAsLong() + " completed requests"));
    }

    private record ObservedResponses(Mser sequence) implements RunObserver {
        @Override
        public void completed(Request request) {
            sequence.record(request.responseTime());
        }
    }
}
