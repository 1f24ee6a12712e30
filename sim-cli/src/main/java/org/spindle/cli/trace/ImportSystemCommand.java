package org.spindle.cli.trace;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.spindle.cli.command.ExitCode;
import org.spindle.cli.command.UsageException;
import org.spindle.workload.trace.capture.CaptureLosses;
import org.spindle.workload.trace.capture.ImportFigures;
import org.spindle.workload.trace.capture.LinuxCapture;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "import-system",
        description = {
            "Makes a system trace from a capture of Linux by ftrace: text, or the output of trace-cmd report.",
            "The task is a process with its children, by default the first one that makes a system call. Other processes"
                    + " that issue requests, such as kernel threads, are kept; all others are left out."
        },
        mixinStandardHelpOptions = true)
final class ImportSystemCommand implements Callable<Integer> {

    private static final double NANOS_PER_SECOND = 1e9;

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "FILE", description = "Capture to read, plain or compressed.")
    private Path file;

    @Parameters(
            index = "1",
            paramLabel = "OUT",
            description = "System trace to write; a name that ends in .gz, .bz2, .xz or .zst compresses it.")
    private Path out;

    @Option(
            names = "--task",
            paramLabel = "NAME",
            defaultValue = "task",
            description = "Name of the task, lower-case words joined by hyphens (default: ${DEFAULT-VALUE}).")
    private String task;

    @Option(
            names = "--device",
            paramLabel = "MAJOR,MINOR",
            description = "Device whose requests are used (default: that with the most).")
    private @Nullable String device;

    @Option(
            names = "--foreign",
            paramLabel = "keep|drop",
            defaultValue = "keep",
            description =
                    "Time for which processes outside of the trace kept the task off the CPUs: a pause where it was, or"
                            + " nothing (default: keep).")
    private String foreign;

    @Option(
            names = "--process",
            paramLabel = "PID",
            description = "First process of the task (default: the first one that makes a system call).")
    private @Nullable Long process;

    @Override
    public Integer call() {
        if (!foreign.equals("keep") && !foreign.equals("drop")) {
            throw new UsageException("--foreign is keep or drop, not " + foreign);
        }
        if (!task.matches("[a-z][a-z0-9]*(-[a-z0-9]+)*")) {
            throw new UsageException("--task needs lower-case words joined by hyphens, such as copy-tree, not " + task);
        }
        if (process != null && process < 1) {
            throw new UsageException("--process needs the number of a process, from 1, not " + process);
        }
        LinuxCapture capture = new LinuxCapture(file);
        ImportFigures figures = write(capture);
        PrintWriter err = spec.commandLine().getErr();
        if (figures.lost().places() > 0) {
            err.println(file + ": line " + figures.lost().firstLine() + ": the capture has lost " + text(figures.lost())
                    + "; waits and requests may be missing: capture again with larger buffers");
        }
        if (!capture.missingEvents().isEmpty()) {
            err.println(file + ": holds no " + String.join(", no ", capture.missingEvents())
                    + "; waits and computation cannot be told apart: capture these events, too");
        }
        if (figures.requests() == 0) {
            err.println(
                    file + ": no process of the trace issues a request, so that a run does not depend on the storage;"
                            + " if the task did, the capture ends before it: capture the whole task");
        }
        err.flush();
        PrintWriter printed = spec.commandLine().getOut();
        print(printed, "device", figures.device());
        print(printed, "processes", figures.processes());
        print(printed, "requests", figures.requests());
        print(printed, "unexplained_waits", figures.unexplainedWaits());
        print(printed, "lines_passed_over", figures.passedOver());
        print(
                printed,
                "captured_elapsed_s",
                figures.elapsedNanos() < 0
                        ? "unknown: the capture ends before the task"
                        : String.format(Locale.ROOT, "%.6f", figures.elapsedNanos() / NANOS_PER_SECOND));
        printed.flush();
        return ExitCode.OK;
    }

    private static String text(CaptureLosses lost) {
        String number = lost.events() == 1 ? "1 event" : lost.events() + " events";
        if (lost.uncounted() == lost.places()) {
            number = "an unknown number of events";
        } else if (lost.uncounted() > 0) {
            number += " and an unknown number of others";
        }
        return lost.places() == 1
                ? number
                : number + ", at " + lost.places() + " places, the last in line " + lost.lastLine();
    }

    private static void print(PrintWriter to, String name, Object value) {
        to.printf("%-20s %s%n", name, value);
    }

    private ImportFigures write(LinuxCapture capture) {
        try (PartialFile partial = new PartialFile(out)) {
            ImportFigures figures = content(capture, partial);
            partial.finish();
            return figures;
        }
    }

    private ImportFigures content(LinuxCapture capture, PartialFile partial) {
        try (OutputStream content = partial.content()) {
            return capture.convert(
                    task, process == null ? LinuxCapture.FIRST : process, device, foreign.equals("keep"), content);
        } catch (IOException | UncheckedIOException e) {
            throw partial.failure(e);
        }
    }
}
