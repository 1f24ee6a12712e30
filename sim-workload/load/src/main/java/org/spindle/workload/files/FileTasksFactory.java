package org.spindle.workload.files;

import java.util.Locale;
import org.spindle.spi.system.ProcessStart;
import org.spindle.spi.system.ProcessStart.InitialState;
import org.spindle.spi.system.SystemAction;
import org.spindle.spi.system.SystemEvent;
import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;
import org.spindle.spi.workload.WorkloadFactory;
import org.spindle.workload.trace.system.SystemTrace;

/** Creates workloads of type {@code file-tasks}. */
public final class FileTasksFactory implements WorkloadFactory<FileTasks> {

    @Override
    public Workload create(FileTasks config, WorkloadContext context) {
        SystemTrace trace = new SystemTrace("file-tasks");
        FileLayout layout = new FileLayout(context.devices().get(0), context.sectors(0));
        TaskScript script = new TaskScript(layout, context.random("files"));
        int tasks = config.tasks().size();
        for (int i = 0; i < tasks; i++) {
            FileTask task = config.tasks().get(i);
            String name = task.name().toLowerCase(Locale.ROOT);
            trace.process(new ProcessStart(i + 1, 0, InitialState.READY, SystemEvent.NONE, name));
            FileProcess process = new FileProcess(trace, i + 1);
            script.write(task, process);
            process.then(SystemAction.EXIT);
        }
        trace.process(new ProcessStart(tasks + 1, 0, InitialState.READY, SystemEvent.NONE, null));
        FileProcess shell = new FileProcess(trace, tasks + 1);
        for (int i = 0; i < tasks; i++) {
            shell.then(SystemAction.JOIN, i + 1);
        }
        shell.then(SystemAction.PAUSE, config.pause().nanos());
        shell.then(SystemAction.SYNC);
        shell.then(SystemAction.PAUSE, config.pause().nanos());
        shell.then(SystemAction.EXIT);
        return GeneratedProcesses.of(trace, context);
    }
}
