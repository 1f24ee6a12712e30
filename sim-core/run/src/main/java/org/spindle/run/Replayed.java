package org.spindle.run;

import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import org.spindle.scenario.Methodology;
import org.spindle.scenario.Methodology.Model;
import org.spindle.scenario.Scenario;
import org.spindle.scenario.Sections;
import org.spindle.spi.Component;

/**
 * A scenario after its methodology has been applied.
 *
 * @param scenario to be run: with {@code system} as it is, otherwise with a workload that replays a recording of it,
 *     without its host
 * @param requests the recording; null with {@code system}
 * @param notes what was recorded, empty with {@code system}
 */
record Replayed(Scenario scenario, @Nullable TraceOpener requests, List<String> notes) {

    Replayed {
        notes = List.copyOf(notes);
    }

    /**
     * Makes the recording if the scenario requires it.
     *
     * @param assemble assembles a scenario with an observer
     * @throws RunException if nothing can be recorded
     */
    static Replayed of(
            Scenario scenario, ReplayWorkloads replays, BiFunction<Scenario, RunObserver, Simulation> assemble) {
        Methodology methodology = scenario.methodology();
        if (methodology.model() == Model.SYSTEM) {
            return new Replayed(scenario, null, List.of());
        }
        Scenario recorded = methodology.recorded(scenario);
        RequestRecorder recorder = new RequestRecorder(recorded.devices());
        Simulation recording = assemble.apply(recorded, recorder);
        long end = recording.run().run().simulatedNs();
        if (recorder.count() == 0) {
            throw new RunException("methodology: the run that was recorded has no requests, so that there is nothing to"
                    + " replay; use model: system, or another workload");
        }
        double outstanding = recorder.meanOutstanding(end);
        Integer asked = methodology.population();
        int population = asked == null ? (int) Math.max(1, Math.round(outstanding)) : asked;
        Component workload = replays.replay(methodology, population, recording.unitNames());
        return new Replayed(
                scenario.without(Sections.METHODOLOGY)
                        .without(Sections.STOP)
                        .with(Sections.HOST, replays.host())
                        .with(Sections.WORKLOAD, workload),
                (file, format) -> recorder.trace(),
                List.of(note(methodology, population, recorder.count(), outstanding)));
    }

    private static String note(Methodology methodology, int population, int count, double outstanding) {
        String model = methodology.model().name().toLowerCase(Locale.ROOT) + " model of " + count
                + " recorded requests, of which " + String.format(Locale.ROOT, "%.3g", outstanding)
                + " were outstanding on average";
        return methodology.model() == Model.CLOSED ? model + "; here " + population : model;
    }
}
