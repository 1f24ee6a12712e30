package org.spindle.host.filebench;

import org.spindle.host.filesystem.FileSystemImage;
import org.spindle.host.virtualdisk.ProcessRelations;
import org.spindle.spi.config.Size;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestAttribute;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.workload.WorkloadContext;

/** Executes a program step by step: computation on a CPU, then a call, which costs its time on a CPU when the data are there. */
final class BenchmarkProcess implements CompletionListener, EventHandler {

    private final WorkloadContext context;
    private final ProcessRelations relations;
    private final SharedCpus cpus;
    private final BenchmarkRun run;
    private final Program program;
    private final long callCost;
    private final long pageCost;
    private final Step step = new Step();
    private long computing;
    private int cpu;
    private boolean isCalling;

    BenchmarkProcess(BenchmarkEnvironment environment, BenchmarkRun run, Program program) {
        context = environment.context();
        relations = environment.relations();
        cpus = environment.cpus();
        this.run = run;
        this.program = program;
        FileBenchmarksConfig.CpuCosts costs = environment.config().costs();
        callCost = costs.call().nanos();
        pageCost = costs.page().nanos();
    }

    void start() {
        step.ended = 0;
        boolean goesOn = program.next(step);
        if (step.ended != 0) {
            context.processEnded(step.ended);
        }
        if (!goesOn) {
            run.done();
            return;
        }
        isCalling = step.bytes > 0;
        compute(step.compute);
    }

    private void compute(long nanos) {
        computing = nanos;
        if (nanos == 0) {
            context.events().schedule(context.events().now(), this, 0, 0);
        } else {
            cpus.compute(this);
        }
    }

    /** Executes steps that need no CPU. */
    @Override
    public void handle(int op, long arg) {
        computed();
    }

    /** Notes that the process gets a CPU, on which it also is while it executes steps that need none. */
    void runsOn(int number) {
        cpu = number;
    }

    /** The remaining nanoseconds of computation. */
    long computing() {
        return computing;
    }

    /** Returns whether the computation is over. */
    boolean hasComputed(long nanos) {
        computing -= nanos;
        return computing == 0;
    }

    void computed() {
        if (isCalling) {
            isCalling = false;
            call();
        } else {
            start();
        }
    }

    private void call() {
        Request request = context.newRequest()
                .reset(
                        run.nextRequest(),
                        step.unit,
                        step.operation,
                        step.offset / Size.SECTOR,
                        step.bytes / Size.SECTOR);
        request.process(step.process);
        request.attribute(RequestAttribute.CPU, cpu);
        request.flags(false, step.isMetadata, false);
        relations.set(request, number(step.parent), number(step.awaited));
        context.submit(request, this);
    }

    private static long number(long process) {
        return process == 0 ? Request.NONE : process;
    }

    @Override
    public void completed(Request request) {
        compute(callCost + (step.bytes + FileSystemImage.BLOCK - 1) / FileSystemImage.BLOCK * pageCost);
    }
}
