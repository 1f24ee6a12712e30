package org.spindle.run;

import java.util.List;
import org.spindle.scenario.Methodology;
import org.spindle.spi.Component;

/** Creates workloads that replay a recorded run. */
public interface ReplayWorkloads {

    /** Rejects every replay. */
    ReplayWorkloads NONE = new ReplayWorkloads() {
        @Override
        public Component replay(Methodology methodology, int population, List<String> units) {
            throw refused();
        }

        @Override
        public Component host() {
            throw refused();
        }

        private static RunException refused() {
            return new RunException("methodology: no workload here replays recordings; use model: system");
        }
    };

    /**
     * Returns the workload of a methodology other than {@code system}. It opens one trace, of any name, which contains the
     * recording.
     *
     * @param population requests outstanding of the closed model
     * @param units that the recorded requests address, by index, which is the number of the device in the recording
     */
    Component replay(Methodology methodology, int population, List<String> units);

    /** Returns a host that takes no time. */
    Component host();
}
