package org.spindle.run;

import com.google.inject.AbstractModule;
import com.google.inject.Provider;
import jakarta.inject.Singleton;
import org.spindle.plugin.Registry;
import org.spindle.stack.Factories;

/**
 * Binds what assembles runs, once per process: {@link RunAssembly}, and the {@link Shared} {@link Factories} of components.
 * Needs a {@link Registry} and a shared {@link TraceOpener}.
 */
public final class RunsModule extends AbstractModule {

    @Override
    protected void configure() {
        Provider<Registry> registry = getProvider(Registry.class);
        bind(Factories.class)
                .annotatedWith(Shared.class)
                .toProvider(() -> registry.get()::make)
                .in(Singleton.class);
        bind(RunAssembly.class);
    }
}
