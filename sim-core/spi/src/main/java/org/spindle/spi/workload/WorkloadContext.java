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

/** The information and services that a workload gets from Spindle. */
public interface WorkloadContext {

    EventLoop events();

    Metrics metrics();

    /** Returns the schema in which the workload declares times and quantities of its requests. */
    RequestSchema requestSchema();

    /**
     * Returns the random stream of a purpose ("arrivals", "addresses"). Each purpose has its own, so that an extra draw
     * shifts no other.
     */
    RandomStream random(String purpose);

    /** Returns the names of the devices or volumes that requests may address, by index. */
    List<String> devices();

    /** Returns the capacity in sectors of 512 bytes. */
    long sectors(int device);

    /**
     * Checks a request against the device.
     *
     * @return null if the device can serve it, otherwise what is wrong and what would be right
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

    /** Returns a request object from the pool, ready for {@link Request#reset}. */
    Request newRequest();

    /**
     * Issues a request to the host now: its arrival. The host decides when {@code listener} is notified of its
     * completion; the request is returned to the pool afterwards.
     */
    void submit(Request request, CompletionListener listener);

    /**
     * Notes that a process of the workload has ended: none of its requests is outstanding, and it sends no further one.
     */
    default void processEnded(long process) {}

    /**
     * Passes processes to the host, which executes them from the start of the run. Called at most once, by the factory
     * of the workload.
     *
     * @throws IllegalArgumentException if the host runs no processes, or not these
     */
    @Experimental
    default void execute(SystemLoad load) {
        throw new IllegalArgumentException("processes are only executed by the host of a run");
    }

    /** Returns the tasks of the run, to which a workload adds those that end by themselves. */
    Tasks tasks();

    /** Ends the run after the present event. Outstanding requests are abandoned without notices of completion. */
    void endRun();

    /**
     * Ends the run with an error in its input.
     *
     * @param message place, what is wrong, what would be right
     */
    RuntimeException failure(String message);

    /** Returns the factory of the parts that the workload is configured with. */
    default Parts parts() {
        return Parts.NONE;
    }
}
