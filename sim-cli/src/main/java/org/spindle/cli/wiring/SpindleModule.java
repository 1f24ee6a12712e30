package org.spindle.cli.wiring;

import com.github.luben.zstd.ZstdOutputStream;
import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import jakarta.inject.Singleton;
import org.spindle.config.ConfigLoader;
import org.spindle.config.TypeCatalogue;
import org.spindle.plugin.Registry;
import org.spindle.result.OutputCompression;
import org.spindle.run.RunAssembly;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.stack.Factories;
import org.spindle.workload.trace.TraceFileOpener;

/** Binds what commands need once per process. The registry is bound by another module. */
final class SpindleModule extends AbstractModule {

    private static final int ZSTANDARD_LEVEL = 3;

    @Override
    protected void configure() {
        binder().disableCircularProxies();
        binder().requireExactBindingAnnotations();
        bind(SpindleProcess.class);
        bind(RunAssembly.class);
        bind(org.spindle.run.TraceOpener.class).to(TraceFileOpener.class);
        bind(OutputCompression.class).toInstance(stream -> new ZstdOutputStream(stream, ZSTANDARD_LEVEL));
    }

    @Provides
    @Singleton
    ConfigLoader configs(TypeCatalogue types) {
        return new ConfigLoader(types);
    }

    @Provides
    @Singleton
    Factories factories(Registry registry) {
        return registry::make;
    }

    @Provides
    @Singleton
    TraceFileOpener traces(Registry registry) {
        return new TraceFileOpener(registry.makeAll(TraceFormat.KIND));
    }
}
