package org.spindle.random;

import java.util.HashMap;
import java.util.Map;
import org.spindle.spi.sim.RandomStream;

/** The random streams of one component, one for each purpose, created at its first use. */
public final class PurposeStreams {

    private final RandomStreams streams;
    private final String path;
    private final Map<String, RandomStream> byPurpose = new HashMap<>();

    /** @param path the component's place in the scenario: {@code buses.bus0} */
    public PurposeStreams(RandomStreams streams, String path) {
        this.streams = streams;
        this.path = path;
    }

    /** Returns the stream of a purpose; later calls return the same stream, where it stands. */
    public RandomStream of(String purpose) {
        return byPurpose.computeIfAbsent(purpose, each -> streams.stream(path + "." + each));
    }
}
