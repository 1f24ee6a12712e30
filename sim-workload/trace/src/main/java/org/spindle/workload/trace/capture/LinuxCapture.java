package org.spindle.workload.trace.capture;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.system.ProcessStart;
import org.spindle.spi.system.ProcessStart.InitialState;
import org.spindle.spi.system.SystemAction;
import org.spindle.spi.system.SystemEvent;
import org.spindle.spi.trace.TraceException;
import org.spindle.workload.trace.TraceFileOpener;
import org.spindle.workload.trace.system.SystemTraceWriter;

/** A capture of a Linux system as text of ftrace or of {@code trace-cmd report}, and its conversion to a system trace. */
public final class LinuxCapture {

    /** In place of a process number: the first process that makes a system call. */
    public static final long FIRST = -1;

    private final Path file;
    private LostEvents lost = new LostEvents();
    private long passedOver;
    private List<String> missing = List.of();

    /**
     * @param file plain or compressed by gzip, bzip2, xz or zstd
     */
    public LinuxCapture(Path file) {
        this.file = file;
    }

    /**
     * Writes a system trace.
     *
     * @param task name of the task
     * @param process its first process, or {@link #FIRST}
     * @param keepForeign whether the trace includes, as pauses, the time for which processes outside of it kept the task off the CPUs
     * @param device whose requests are imported, as major,minor; null for the one with the most
     * @throws TraceException if the capture cannot be read, its clock goes back, or it has no system call of the process, or no request
     * @throws java.io.UncheckedIOException if the trace cannot be written
     */
    public ImportFigures convert(
            String task, long process, @Nullable String device, boolean keepForeign, OutputStream to) {
        CaptureScope scope = new CaptureScope(device, process);
        read(scope::accept);
        if (scope.root() == FIRST) {
            throw new TraceException(file + ": has no system call (sys_...), so that the process of the task is"
                    + " unknown; also capture the events of raw or named system calls");
        }
        if (!scope.hasCallsOfRoot()) {
            throw new TraceException(file + ": has no system call (sys_...) of process " + process
                    + "; give the number of the first process of the task, as the capture prints it behind its name");
        }
        String meant = scope.device();
        if (meant == null) {
            throw new TraceException(file + ": has no block_bio_queue of "
                    + (device == null ? "any device" : "device " + device) + ", so that there are no requests");
        }
        missing = scope.missing();
        CaptureImport follower = new CaptureImport(scope, meant, keepForeign);
        lost = new LostEvents();
        passedOver = 0;
        read(follower::accept);
        write(follower, scope, task, to);
        return follower.figures(lost.losses(), passedOver);
    }

    /**
     * Returns the names of events that {@link #convert} needs to separate waits from computation and that are missing; empty if there are
     * none.
     */
    public List<String> missingEvents() {
        return missing;
    }

    private void read(Consumer<CaptureLine> each) {
        long number = 0;
        long latest = 0;
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(TraceFileOpener.decompressed(file), StandardCharsets.UTF_8))) {
            for (String text = lines.readLine(); text != null; text = lines.readLine()) {
                number++;
                CaptureLine line = CaptureLine.of(text);
                if (line == null) {
                    passOver(text, number);
                    continue;
                }
                if (line.time() < latest) {
                    throw backwards(number, line.time(), latest);
                }
                latest = line.time();
                each.accept(line);
            }
        } catch (IOException e) {
            throw new TraceException(file + ": " + e.getMessage(), e);
        }
    }

    private TraceException backwards(long number, long time, long latest) {
        return new TraceException(file + ": line " + number + ": the clock goes back: this event is at " + time
                + " ns, an earlier one at " + latest
                + " ns; events must be in order of time, by one clock for all CPUs,"
                + " such as 'mono'");
    }

    private void passOver(String text, long number) {
        if (!lost.reports(text, number) && !text.isBlank() && !text.startsWith("#")) {
            passedOver++;
        }
    }

    private static void write(CaptureImport follower, CaptureScope scope, String task, OutputStream to) {
        try (SystemTraceWriter writer = new SystemTraceWriter(to)) {
            for (CapturedProcess process : follower.processes().values()) {
                boolean isRoot = process.number == scope.root();
                InitialState state = process.isCreated ? InitialState.ABSENT : InitialState.READY;
                writer.process(new ProcessStart(process.number, 0, state, SystemEvent.NONE, isRoot ? task : null));
            }
            for (CapturedProcess process : follower.processes().values()) {
                write(process, writer);
            }
        }
    }

    /** Writes the events of a process. Places without an action add their computation to the next event. */
    private static void write(CapturedProcess process, SystemTraceWriter writer) {
        SystemEvent event = new SystemEvent();
        long compute = 0;
        for (CapturedEvent captured : process.events) {
            compute += captured.compute;
            SystemAction action = captured.action;
            if (action != null) {
                event.clear();
                event.compute = compute;
                event.action = action;
                event.subject = captured.subject;
                describe(captured.request, event);
                writer.event(process.number, event, false);
                compute = 0;
            }
        }
        if (compute > 0) {
            event.clear();
            event.compute = compute;
            writer.event(process.number, event, false);
        }
    }

    private static void describe(@Nullable CapturedRequest request, SystemEvent event) {
        if (request != null) {
            event.operation = request.operation;
            event.sector = request.sector;
            event.sectors = request.sectors;
            event.criticality = Criticality.NONCRITICAL;
            event.metadata = request.metadata;
            event.readAhead = request.readAhead;
            event.service = request.service < 0 ? SystemEvent.NONE : request.service;
        }
    }
}
