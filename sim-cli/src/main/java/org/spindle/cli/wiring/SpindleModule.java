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

/** Binds what commands need once per process. The registry is bound by another module. */
final class SpindleModule extends AbstractModule {

    private static final int ZSTANDARD_LEVEL = 3;

    @Override
    protected void configure() {
        binder().disableCircularProxies();
        binder().requireExactBindingAnnotations();
        bind(Spindle.class);
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
        bind(TraceOpener.class).toInstance((file, format) -> traces.get().open(file, format));
    }
}
