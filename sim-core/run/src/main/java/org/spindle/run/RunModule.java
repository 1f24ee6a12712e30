package org.spindle.run;

import com.google.inject.AbstractModule;
import com.google.inject.Key;
import com.google.inject.Provider;
import com.google.inject.multibindings.Multibinder;
import jakarta.inject.Singleton;
import org.spindle.engine.EventList;
import org.spindle.engine.Simulator;
import org.spindle.engine.TwoLists;
import org.spindle.random.RandomStreams;
import org.spindle.spi.sim.EventLoop;
import org.spindle.stack.Factories;
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
        bind(Factories.class).to(Key.get(Factories.class, Shared.class));
        TraceOpener recorded = setup.recorded();
        if (recorded == null) {
            bind(TraceOpener.class).to(Key.get(TraceOpener.class, Shared.class));
        } else {
            bind(TraceOpener.class).toInstance(recorded);
        }
        bind(RunStatistics.Factory.class).toInstance(RequestStatistics::new);
        bind(ObserverFiles.class).toInstance(setup.files());
        Multibinder<RunObserver> observers = Multibinder.newSetBinder(binder(), RunObserver.class);
        setup.observers().forEach(observer -> observers.addBinding().toInstance(observer));
        // Explicit providers avoid the search for annotated methods at each run.
        Provider<Simulator> simulator = getProvider(Simulator.class);
        Provider<EventLoop> events = getProvider(EventLoop.class);
        Provider<EventList> list = getProvider(EventList.class);
        bind(EventList.class).toProvider(TwoLists::new).in(Singleton.class);
        bind(Simulator.class).toProvider(() -> new Simulator(list.get())).in(Singleton.class);
        bind(EventLoop.class).toProvider(simulator);
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
