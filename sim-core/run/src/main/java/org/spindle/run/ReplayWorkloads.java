package org.spindle.run;

import java.util.List;
import org.spindle.scenario.Methodology;
import org.spindle.spi.Component;

/** Makes what replays a recorded run. */
public interface ReplayWorkloads {

    /** Refuses all. */
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
            return new RunException(
                    "methodology: there is no workload here that replays recordings; take model: system");
        }
    };

    /**
     * The workload of a methodology other than {@code system}. It opens one trace, whatever its name, which holds the recording.
     *
     * @param population requests outstanding of the closed model
     * @param units that the recorded requests address, by index, which is the number of the device in the recording
     */
    Component replay(Methodology methodology, int population, List<String> units);

    /** A host that takes no time. */
    Component host();
}
