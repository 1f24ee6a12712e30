package org.spindle.host.emulator;

import org.spindle.spi.config.Size;
import org.spindle.spi.distribution.TimeDistribution;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Distribution;
import org.spindle.spi.request.Stage;
import org.spindle.spi.request.TimeComponent;
import org.spindle.spi.sim.RandomStream;

/** The size of pieces and the delay of the emulator after each; shared by all units. */
final class EmulatedTimes {

    private static final long PICOS_PER_NANO = 1000;

    /** Largest size of a piece in sectors. */
    final long largest;

    /** Time in which a request waits for the previous ones. */
    final TimeComponent queued;

    /** Time in which the program copies or is late. */
    final TimeComponent late;

    private final long sectorPicos;
    private final TimeDistribution lateness;
    private final RandomStream random;
    private final Counter pieces;
    private final Distribution lateTime;

    EmulatedTimes(EmulatorConfig config, LayerContext context, TimeDistribution lateness) {
        Size size = config.largestRequest();
        largest = size == null ? Long.MAX_VALUE : size.bytes() / Size.SECTOR;
        sectorPicos = config.sectorTime().picos();
        this.lateness = lateness;
        random = context.random("lateness");
        queued = context.requestSchema()
                .waiting(
                        "emulator-wait",
                        "Waiting until the emulator has completed the previous requests.",
                        Stage.TRANSPORT);
        late = context.requestSchema().time("emulator", "Copies by the emulator, and its lateness.", Stage.TRANSPORT);
        pieces = context.metrics().counter("pieces", "requests", "Requests sent by the emulator");
        lateTime = context.metrics().distribution("late-time", "ns", "Time of copying and lateness of each of them");
    }

    /** Draws the nanoseconds from the completion of a piece until the program continues. */
    long draw(long sectors) {
        long nanos = sectors * sectorPicos / PICOS_PER_NANO + Math.round(lateness.draw(random));
        pieces.add(1);
        lateTime.record(nanos);
        return nanos;
    }
}
