package org.spindle.host.unix;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.spindle.spi.host.TaskMetrics;
import org.spindle.spi.host.Tasks;
import org.spindle.spi.metric.Distribution;
import org.spindle.spi.metric.Metrics;

/** The metrics of tasks: elapsed times and their components. */
final class TaskMeasures {

    static final String CPU = "task-cpu-time";
    static final String OTHER_CPU = "other-cpu-time";
    static final String BUSY_IN_SLEEP = "other-cpu-in-sleep";
    static final String FALSE_COMPUTATION = "task-false-computation";
    static final String FALSE_IDLE = "task-false-idle";
    static final String OTHER_IDLE = "task-other-idle";

    private final Tasks tasks;
    private final CpuTimes times;
    private final IdleTime idle;
    private final Distribution elapsed;
    private final Distribution cpu;
    private final Distribution otherCpu;
    private final Distribution busyInSleep;
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
        elapsed = metrics.distribution(TaskMetrics.ELAPSED, "ns", "Time from the start of each task to its end");
        cpu = metrics.distribution(CPU, "ns", "CPU time of each task and its children");
        otherCpu = metrics.distribution(
                OTHER_CPU,
                "ns",
                "CPU time during each task that is neither its own nor its false computation: of other processes, of the"
                        + " driver and of interrupt handlers");
        busyInSleep = metrics.distribution(
                BUSY_IN_SLEEP, "ns", "The part of other-cpu-time in which each task waits for anything but storage");
        falseComputation = metrics.distribution(
                FALSE_COMPUTATION,
                "ns",
                "CPU time of context switches, and of refilling caches, that the waits of each task for storage cause");
        falseIdle = metrics.distribution(
                FALSE_IDLE, "ns", "CPU time without work while as many processes of each task wait for storage");
        otherIdle = metrics.distribution(OTHER_IDLE, "ns", "Other idle CPU time during each task");
        storageWait = metrics.distribution(
                TaskMetrics.STORAGE_WAIT,
                "ns",
                "Time in which each task waits for storage: no process of it can compute, and at least one waits for it");
        sleep = metrics.distribution(TaskMetrics.SLEEP, "ns", "Time in which each task waits for anything else");
        for (String name : names) {
            byName.put(
                    name,
                    metrics.distribution(
                            TaskMetrics.elapsedOf(name),
                            "ns",
                            "Time from the start of the task " + name + " to its end"));
        }
    }

    TaskAccount begin(long now) {
        return new TaskAccount(now, times, idle);
    }

    void end(UnixProcess process, TaskAccount account, long now) {
        account.end(now);
        elapsed.record(now - account.start());
        long own = process.cpuTime + process.childrenTime;
        cpu.record(own);
        otherCpu.record(account.busy() - own - account.falseComputation());
        busyInSleep.record(account.busyInSleep());
        falseComputation.record(account.falseComputation());
        falseIdle.record(account.falseIdle());
        otherIdle.record(account.otherIdle(now));
        storageWait.record(account.storageWait());
        sleep.record(account.sleep());
        Distribution named = byName.get(process.start.task());
        if (named != null) {
            named.record(now - account.start());
        }
        tasks.done();
    }
}
