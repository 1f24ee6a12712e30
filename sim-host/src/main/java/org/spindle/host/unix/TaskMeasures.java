package org.spindle.host.unix;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.spindle.spi.host.Tasks;
import org.spindle.spi.metric.Distribution;
import org.spindle.spi.metric.Metrics;

/** The elapsed times of tasks and what they consist of. */
final class TaskMeasures {

    private final Tasks tasks;
    private final CpuTimes times;
    private final IdleTime idle;
    private final Distribution elapsed;
    private final Distribution cpu;
    private final Distribution others;
    private final Distribution falseComputation;
    private final Distribution falseIdle;
    private final Distribution otherIdle;
    private final Distribution storageWait;
    private final Distribution sleep;
    private final Map<String, Distribution> byName = new LinkedHashMap<>();

    /**
     * @param names of tasks, each of which has its own elapsed time in the results
     */
    TaskMeasures(Metrics metrics, Tasks tasks, CpuTimes times, IdleTime idle, Set<String> names) {
        this.tasks = tasks;
        this.times = times;
        this.idle = idle;
        elapsed = metrics.distribution("elapsed-time", "ns", "From the start of each task to its end");
        cpu = metrics.distribution("task-cpu-time", "ns", "CPU time of each task and of its children");
        others = metrics.distribution(
                "other-cpu-time", "ns", "CPU time of others during each task, without false computation");
        falseComputation = metrics.distribution(
                "task-false-computation", "ns", "CPU time of context switches for waits for storage during each task");
        falseIdle = metrics.distribution("task-false-idle", "ns", "Falsely idle CPU time during each task");
        otherIdle = metrics.distribution("task-other-idle", "ns", "Other idle CPU time during each task");
        storageWait = metrics.distribution("task-storage-wait", "ns", "How long each task waits for storage in all");
        sleep = metrics.distribution("task-sleep", "ns", "How long each task waits for anything else in all");
        for (String name : names) {
            byName.put(
                    name,
                    metrics.distribution(
                            name + "-elapsed-time", "ns", "From the start of the task " + name + " to its end"));
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
        others.record(account.busy(times) - own - falsely);
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
