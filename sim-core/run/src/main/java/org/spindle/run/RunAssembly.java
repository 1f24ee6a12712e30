package org.spindle.run;

import com.google.inject.AbstractModule;
import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Key;
import com.google.inject.Module;
import com.google.inject.Provider;
import com.google.inject.Stage;
import com.google.inject.util.Modules;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.function.UnaryOperator;
import org.spindle.stack.Factories;

/**
 * Assembles runs. The collaborators of each are bound in a child of one injector: {@link Factories}, {@link TraceOpener}, the
 * {@code EventList} of the {@code Simulator} ({@code EventLoop}), {@code MetricSet}, {@code RandomStreams}, {@link
 * RunStatistics.Factory}, {@link ObserverFiles} and a set of {@link RunObserver}, of which the request log is one. Several
 * threads may share it.
 */
public final class RunAssembly {

    private static final Module AS_IT_IS = binder -> {};

    private final Injector process;
    private final Module changes;

    /**
     * @param process binds the {@link Shared} {@link Factories} and {@link TraceOpener}
     */
    @Inject
    public RunAssembly(Injector process) {
        this(process, AS_IT_IS);
    }

    /** Creates an assembly without an injector of the process. */
    public RunAssembly(Factories factories, TraceOpener traces) {
        this(Guice.createInjector(Stage.PRODUCTION, new Standalone(factories, traces)));
    }

    private RunAssembly(Injector process, Module changes) {
        this.process = process;
        this.changes = changes;
    }

    /**
     * Returns the same with other collaborators.
     *
     * @param others whose bindings replace those of a run, and whose observers are added to it
     */
    public RunAssembly with(Module others) {
        return new RunAssembly(process, Modules.combine(changes, others));
    }

    /**
     * Returns the same with other components.
     *
     * @param wrapper takes the factories of the process and returns those of a run; called once per run
     */
    public RunAssembly withFactories(UnaryOperator<Factories> wrapper) {
        return with(binder -> {
            Provider<Factories> shared = binder.getProvider(Key.get(Factories.class, Shared.class));
            binder.bind(Factories.class)
                    .toProvider(() -> wrapper.apply(shared.get()))
                    .in(Singleton.class);
        });
    }

    /**
     * Assembles a run; close it if it is not run.
     *
     * @throws RunException if a component rejects its configuration or its context
     * @throws org.spindle.spi.trace.TraceException if a trace cannot be opened
     */
    public Simulation assemble(RunSetup setup) {
        return new Simulation(parts(setup));
    }

    /** Returns the parts of a run. */
    RunParts parts(RunSetup setup) {
        Module run = new RunModule(setup);
        return process.createChildInjector(
                        changes == AS_IT_IS ? run : Modules.override(run).with(changes))
                .getInstance(RunParts.class);
    }

    private static final class Standalone extends AbstractModule {

        private final Factories factories;
        private final TraceOpener traces;

        Standalone(Factories factories, TraceOpener traces) {
            this.factories = factories;
            this.traces = traces;
        }

        @Override
        protected void configure() {
            bind(Factories.class).annotatedWith(Shared.class).toInstance(factories);
            bind(TraceOpener.class).annotatedWith(Shared.class).toInstance(traces);
        }
    }
}
