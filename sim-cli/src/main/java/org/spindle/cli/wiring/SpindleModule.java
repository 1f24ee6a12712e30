package org.spindle.cli.wiring;

import com.github.luben.zstd.ZstdOutputStream;
import com.google.inject.AbstractModule;
import org.spindle.reports.wiring.ReportsModule;
import org.spindle.result.OutputCompression;
import org.spindle.run.ReplayWorkloads;
import org.spindle.run.RunsModule;
import org.spindle.study.wiring.StudyModule;
import org.spindle.workload.trace.wiring.TracesModule;

/** Binds the singletons of commands, by the modules of the parts of Spindle. The registry is bound by another module. */
final class SpindleModule extends AbstractModule {

    private static final int ZSTANDARD_LEVEL = 3;

    @Override
    protected void configure() {
        binder().disableCircularProxies();
        binder().requireExactBindingAnnotations();
        install(new TracesModule());
        install(new RunsModule());
        install(new StudyModule());
        install(new ReportsModule());
        bind(OutputCompression.class).toInstance(stream -> new ZstdOutputStream(stream, ZSTANDARD_LEVEL));
        bind(ReplayWorkloads.class).toInstance(new TraceReplays());
        bind(ProcessParts.class);
        bind(SpindleProcess.class);
    }
}
