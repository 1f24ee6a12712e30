package org.spindle.run;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.multibindings.Multibinder;
import jakarta.inject.Singleton;
import org.spindle.engine.Simulator;
import org.spindle.random.RandomStreams;
import org.spindle.spi.sim.EventLoop;
import org.spindle.stack.RequestPool;
import org.spindle.stats.MetricSet;

/** Binds the collaborators of one run. Each run has an injector of its own, so that a singleton is one per run. */
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
        Multibinder<RunObserver> observers = Multibinder.newSetBinder(binder(), RunObserver.class);
        setup.observers().forEach(observer -> observers.addBinding().toInstance(observer));
    }

    @Provides
    @Singleton
    Simulator simulator() {
        return new Simulator();
    }

    @Provides
    EventLoop events(Simulator simulator) {
        return simulator;
    }

    @Provides
    @Singleton
    MetricSet metrics(EventLoop events) {
        return new MetricSet(events);
    }

    @Provides
    @Singleton
    RandomStreams streams() {
        return new RandomStreams(setup.scenario().seed(), setup.replication());
    }

    @Provides
    @Singleton
    RequestPool pool() {
        return new RequestPool();
    }
}
