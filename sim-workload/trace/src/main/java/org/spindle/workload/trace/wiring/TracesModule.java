package org.spindle.workload.trace.wiring;

import com.google.inject.AbstractModule;
import com.google.inject.Provider;
import jakarta.inject.Singleton;
import org.spindle.plugin.Registry;
import org.spindle.run.Shared;
import org.spindle.run.TraceOpener;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.workload.trace.TraceFileOpener;
import org.spindle.workload.trace.ahead.AheadOpener;
import org.spindle.workload.trace.ahead.ReadingThreads;
import org.spindle.workload.trace.shared.SharedTraces;

/**
 * Binds the readers of traces, once per process. Runs read their traces ahead on {@link ReadingThreads} and can share them
 * ({@link SharedTraces}, as {@link TraceOpener}); commands that only read a trace use {@link TraceFileOpener}. Needs a
 * {@link Registry}.
 */
public final class TracesModule extends AbstractModule {

    @Override
    protected void configure() {
        // Providers that are written here need no search for annotated methods at each start.
        Provider<Registry> registry = getProvider(Registry.class);
        Provider<TraceFileOpener> traces = getProvider(TraceFileOpener.class);
        Provider<SharedTraces> shared = getProvider(SharedTraces.class);
        ReadingThreads threads = new ReadingThreads(ReadingThreads.besides(1));
        bind(TraceFileOpener.class)
                .toProvider(() -> new TraceFileOpener(registry.get().makeAll(TraceFormat.KIND)))
                .in(Singleton.class);
        bind(ReadingThreads.class).toInstance(threads);
        bind(SharedTraces.class)
                .toProvider(() -> new SharedTraces(new AheadOpener(traces.get(), threads)))
                .in(Singleton.class);
        bind(TraceOpener.class)
                .annotatedWith(Shared.class)
                .toInstance((file, format) -> shared.get().open(file, format));
    }
}
