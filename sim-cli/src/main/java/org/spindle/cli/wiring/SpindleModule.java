package org.spindle.cli.wiring;

import com.github.luben.zstd.ZstdOutputStream;
import com.google.inject.AbstractModule;
import com.google.inject.Provider;
import jakarta.inject.Singleton;
import org.spindle.config.ConfigLoader;
import org.spindle.config.TypeCatalogue;
import org.spindle.plugin.Registry;
import org.spindle.result.OutputCompression;
import org.spindle.run.RunAssembly;
import org.spindle.run.TraceOpener;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.stack.Factories;
import org.spindle.workload.trace.TraceFileOpener;
import org.spindle.workload.trace.ahead.AheadOpener;
import org.spindle.workload.trace.ahead.ReadingThreads;
import org.spindle.workload.trace.shared.SharedTraces;

/** Binds what commands need once per process. The registry is bound by another module. */
final class SpindleModule extends AbstractModule {

    private static final int ZSTANDARD_LEVEL = 3;

    @Override
    protected void configure() {
        binder().disableCircularProxies();
        binder().requireExactBindingAnnotations();
        bind(SpindleProcess.class);
        bind(RunAssembly.class);
        bind(OutputCompression.class).toInstance(stream -> new ZstdOutputStream(stream, ZSTANDARD_LEVEL));
        // Providers that are written here need no search for annotated methods at each start.
        Provider<Registry> registry = getProvider(Registry.class);
        Provider<TypeCatalogue> types = getProvider(TypeCatalogue.class);
        Provider<TraceFileOpener> traces = getProvider(TraceFileOpener.class);
        bind(ConfigLoader.class).toProvider(() -> new ConfigLoader(types.get())).in(Singleton.class);
        bind(Factories.class).toProvider(() -> registry.get()::make).in(Singleton.class);
        bind(TraceFileOpener.class)
                .toProvider(() -> new TraceFileOpener(registry.get().makeAll(TraceFormat.KIND)))
                .in(Singleton.class);
        // Runs read their traces ahead and can share them; commands that only read do neither.
        ReadingThreads threads = new ReadingThreads(ReadingThreads.besides(1));
        Provider<SharedTraces> shared = getProvider(SharedTraces.class);
        bind(ReadingThreads.class).toInstance(threads);
        bind(SharedTraces.class)
                .toProvider(() -> new SharedTraces(new AheadOpener(traces.get(), threads)))
                .in(Singleton.class);
        bind(TraceOpener.class).toInstance((file, format) -> shared.get().open(file, format));
    }
}
