package org.spindle.run;

import com.google.inject.AbstractModule;
import com.google.inject.Provider;
import com.google.inject.multibindings.Multibinder;
import jakarta.inject.Singleton;
import org.spindle.engine.Simulator;
import org.spindle.random.RandomStreams;
import org.spindle.spi.sim.EventLoop;
import org.spindle.stack.RequestPool;
import org.spindle.stats.MetricSet;

/** Binds the collaborators of one run. Each run has its own injector, so that a singleton exists once per run. */
final class RunModule extends AbstractModule {

    private final RunSetup setup;

    RunModule(RunSetup setup) {
        this.setup = setup;
    }

    @Override
    protected void configure() {
        binder().disableCircularProxies();
        binder().requireExactBindingAnnotations();
        bind(RunSetup.class).toInstance(setup);
        bind(RunParts.class);
        bind(RunStatistics.Factory.class).toInstance(RequestStatistics::new);
        bind(ObserverFiles.class).toInstance(setup.files());
        Multibinder<RunObserver> observers = Multibinder.newSetBinder(binder(), RunObserver.class);
        setup.observers().forEach(observer -> observers.addBinding().toInstance(observer));
        // Explicit providers avoid the search for annotated methods at each run.
        Provider<Simulator> simulator = getProvider(Simulator.class);
        Provider<EventLoop> events = getProvider(EventLoop.class);
        bind(Simulator.class).toProvider(Simulator::new).in(Singleton.class);
        bind(EventLoop.class).toProvider(simulator::get);
        int points = setup.scenario().output().seriesPoints();
        bind(MetricSet.class)
                .toProvider(() -> new MetricSet(events.get(), points))
                .in(Singleton.class);
        bind(RandomStreams.class)
                .toProvider(() -> new RandomStreams(setup.scenario().seed(), setup.replication()))
                .in(Singleton.class);
        bind(RequestPool.class).toProvider(RequestPool::new).in(Singleton.class);
    }
}
