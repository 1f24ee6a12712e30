package org.spindle.workload.files;

import org.spindle.spi.sim.RandomStream;
import org.spindle.spi.system.CachedWrite;
import org.spindle.spi.system.ProcessStart;
import org.spindle.spi.system.ProcessStart.InitialState;
import org.spindle.spi.system.SystemAction;
import org.spindle.spi.system.SystemEvent;
import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;
import org.spindle.spi.workload.WorkloadFactory;
import org.spindle.workload.trace.system.SystemTrace;

/** Creates workloads of type {@code file-users}. */
public final class FileUsersFactory implements WorkloadFactory<FileUsers> {

    @Override
    public Workload create(FileUsers config, WorkloadContext context) {
        SystemTrace trace = new SystemTrace("file-users");
        FileLayout layout = new FileLayout(context.devices().get(0), context.sectors(0));
        RandomStream random = context.random("files");
        for (int user = 0; user < config.users(); user++) {
            write(config, user, trace, layout, random);
        }
        return GeneratedProcesses.of(trace, context);
    }

    private static void write(FileUsers config, int user, SystemTrace trace, FileLayout layout, RandomStream random) {
        layout.directory();
        StoredFile[] files = new StoredFile[config.files()];
        for (int i = 0; i < files.length; i++) {
            files[i] = layout.file(Math.max(1, Math.round(config.fileSize() * random.nextExponential())));
        }
        long first = (long) user * (config.tasks() + 1) + 1;
        trace.process(new ProcessStart(first, 0, InitialState.READY, SystemEvent.NONE, null));
        FileProcess shell = new FileProcess(trace, first);
        for (int i = 1; i <= config.tasks(); i++) {
            trace.process(new ProcessStart(first + i, first, InitialState.ABSENT, SystemEvent.NONE, "edit"));
            shell.then(SystemAction.PAUSE, Math.round(config.think().nanos() * random.nextExponential()));
            shell.then(SystemAction.FORK, first + i);
            shell.then(SystemAction.JOIN, first + i);
            edit(config, files, new FileProcess(trace, first + i), random);
        }
        shell.then(SystemAction.EXIT);
    }

    private static void edit(FileUsers config, StoredFile[] files, FileProcess task, RandomStream random) {
        long reads = 1 + random.nextLong(2L * config.reads() - 1);
        for (long i = 0; i < reads; i++) {
            StoredFile file = files[(int) random.nextLong(files.length)];
            task.open(file);
            for (int block = 0; block < file.blocks().length; block++) {
                task.read(file, block).compute(config.compute().nanos());
            }
        }
        task.then(SystemAction.PAUSE, Math.round(config.work().nanos() * random.nextExponential()));
        for (int i = 0; i < config.writes(); i++) {
            StoredFile changed = files[(int) random.nextLong(files.length)];
            task.create(changed);
            for (long block : changed.blocks()) {
                task.compute(config.compute().nanos()).write(block, CachedWrite.DELAYED, false);
            }
        }
        task.then(SystemAction.EXIT);
    }
}
