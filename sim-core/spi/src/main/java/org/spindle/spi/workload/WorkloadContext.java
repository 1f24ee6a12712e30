package org.spindle.spi.workload;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.Experimental;
import org.spindle.spi.Parts;
import org.spindle.spi.host.Tasks;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;
import org.spindle.spi.system.SystemLoad;
import org.spindle.spi.trace.TraceReader;

/** What a workload may know and ask; implemented by the simulation. */
public interface WorkloadContext {

    EventLoop events();

    Metrics metrics();

    /** Where the workload declares what it does with requests. */
    RequestSchema requestSchema();

    /** A stream of its own for each purpose ("arrivals", "addresses"), so that one draw more shifts nothing else. */
    RandomStream random(String purpose);

    /** Names of the devices or volumes that requests may address, by index. */
    List<String> devices();

    /** Capacity in sectors of 512 bytes. */
    long sectors(int device);

    /**
     * Checks a request against the device.
     *
     * @return null if the device could serve it, otherwise what is wrong and what would be right
     */
    @Nullable
    String refusal(int device, long sector, long sectors);

    /**
     * Opens a trace: decompressed and recognised by content.
     *
     * @param format a trace format's name, or {@code auto}
     * @throws org.spindle.spi.trace.TraceException if it cannot be read or recognised
     */
    TraceReader openTrace(Path file, String format);

    /** A request object from the pool, ready for {@link Request#reset}. */
    Request newRequest();

    /**
     * Issues a request to the host now: its arrival. The host decides when {@code listener} is told of its completion; the
     * request is returned to the pool afterwards.
     */
    void submit(Request request, CompletionListener listener);

    /** A process of the workload has ended: none of its requests is outstanding, and it sends no other. */
    default void processEnded(long process) {}

    /**
     * Lets the host execute processes from the start of the run. Called at most once, by the factory of the workload.
     *
     * @throws IllegalArgumentException if the host runs no processes, or not these
     */
    @Experimental
    default void execute(SystemLoad load) {
        throw new IllegalArgumentException("processes are executed by a host in a run only");
    }

    /** The tasks of the run, where a workload whose tasks come to an end by themselves adds them. */
    Tasks tasks();

    /** Ends the run after the present event. Requests under way are given up: nobody learns of their completion. */
    void endRun();

    /**
     * Ends the run with an error that is the input's fault.
     *
     * @param message place, what is wrong, what would be right
     */
    RuntimeException failure(String message);

    /** Makes the parts that the workload is configured with. */
    default Parts parts() {
        return Parts.NONE;
    }
}
