package org.spindle.host.unix;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.spindle.spi.host.Tasks;
import org.spindle.spi.metric.Distribution;
import org.spindle.spi.metric.Metrics;

/** The metrics of tasks: elapsed times and their components. */
final class TaskMeasures {

    static final String ELAPSED = "elapsed-time";
    static final String CPU = "task-cpu-time";
    static final String OTHER_CPU = "other-cpu-time";
    static final String FALSE_COMPUTATION = "task-false-computation";
    static final String FALSE_IDLE = "task-false-idle";
    static final String OTHER_IDLE = "task-other-idle";

    private final Tasks tasks;
    private final CpuTimes times;
    private final IdleTime idle;
    private final Distribution elapsed;
    private final Distribution cpu;
    private final Distribution otherCpu;
    private final Distribution falseComputation;
    private final Distribution falseIdle;
    private final Distribution otherIdle;
    private final Distribution storageWait;
    private final Distribution sleep;
    private final Map<String, Distribution> byName = new LinkedHashMap<>();

    /**
     * @param names names of tasks whose elapsed times are reported separately
     */
    TaskMeasures(Metrics metrics, Tasks tasks, CpuTimes times, IdleTime idle, Set<String> names) {
        this.tasks = tasks;
        this.times = times;
        this.idle = idle;
        elapsed = metrics.distribution(ELAPSED, "ns", "Time from the start of each task to its end");
        cpu = metrics.distribution(CPU, "ns", "CPU time of each task and its children");
        otherCpu = metrics.distribution(
                OTHER_CPU, "ns", "CPU time of other processes during each task, without false computation");
        falseComputation = metrics.distribution(
                FALSE_COMPUTATION, "ns", "CPU time of context switches caused by waits for storage during each task");
        falseIdle = metrics.distribution(FALSE_IDLE, "ns", "Falsely idle CPU time during each task");
        otherIdle = metrics.distribution(OTHER_IDLE, "ns", "Other idle CPU time during each task");
        storageWait = metrics.distribution("task-storage-wait", "ns", "Total time that each task waits for storage");
        sleep = metrics.distribution("task-sleep", "ns", "Total time that each task waits for anything else");
        for (String name : names) {
            byName.put(
                    name,
                    metrics.distribution(
                            name + "-elapsed-time", "ns", "Time from the start of the task " + name + " to its end"));
        }
    }

    void begin(UnixProcess process, long now) {
        process.account = new TaskAccount(now, times, idle);
    }

    void end(UnixProcess process, TaskAccount account, long now) {
        elapsed.record(now - account.start());
        long own = process.cpuTime + process.childrenTime;
        long falsely = account.falseComputation(times);
        cpu.record(own);
        otherCpu.record(account.busy(times) - own - falsely);
        falseComputation.record(falsely);
        falseIdle.record(account.falseIdle(idle, now));
        otherIdle.record(account.otherIdle(idle, now));
        storageWait.record(process.storageWait);
        sleep.record(process.sleepTime);
        Distribution named = byName.get(process.start.task());
        if (named != null) {
            named.record(now - account.start());
        }
        tasks.done();
    }
}
