package org.spindle.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.inject.AbstractModule;
import com.google.inject.Module;
import com.google.inject.multibindings.Multibinder;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;
import org.spindle.engine.EventList;
import org.spindle.engine.QuaternaryHeap;
import org.spindle.random.RandomStreams;
import org.spindle.run.TestDevices.Fixed;
import org.spindle.run.TestWorkloads.Arrival;
import org.spindle.run.TestWorkloads.Script;
import org.spindle.scenario.Scenario;
import org.spindle.spi.Component;
import org.spindle.spi.Kind;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.stack.Factories;

/** The collaborators of a run are bound for that run alone; a module replaces them or adds others. */
class RunAssemblyTest {

    private final RunAssembly assembly = new RunAssembly(new Doubles(), Doubles.noTraces());

    private final Scenario scenario = Doubles.scenario(
            Doubles.devices(new Fixed(5, 100)),
            Script.of(new Arrival(0, 0, Operation.READ, 0, 1), new Arrival(9, 0, Operation.READ, 1, 1)));

    private RunSetup setup(RunObserver... observers) {
        return new RunSetup(scenario, 0, List.of(observers), null);
    }

    private static RunObserver noting(String who, List<String> notes) {
        return new RunObserver() {
            @Override
            public void completed(Request request) {
                notes.add(who + " " + request.sector());
            }
        };
    }

    @Test
    void eachRunHasCollaboratorsOfItsOwn() {
        RunParts first = assembly.parts(setup());
        RunParts second = assembly.parts(setup());
        assertThat(first.simulator()).isNotSameAs(second.simulator());
        assertThat(first.metrics()).isNotSameAs(second.metrics());
        assertThat(first.pool()).isNotSameAs(second.pool());
        assertThat(first.factories()).isSameAs(second.factories());
    }

    @Test
    void aModuleReplacesTheStatistics() {
        List<String> made = new ArrayList<>();
        RunStatistics.Factory watched = (clock, devices, output) -> {
            made.addAll(devices);
            return new RequestStatistics(clock, devices, output);
        };
        Module module = new AbstractModule() {
            @Override
            protected void configure() {
                bind(RunStatistics.Factory.class).toInstance(watched);
            }
        };
        assembly.with(module).assemble(setup()).run();
        assertThat(made).containsExactly("disk0");
    }

    @Test
    void aModuleReplacesTheRandomStreams() {
        RandomStreams others = new RandomStreams(77, 0);
        Module module = new AbstractModule() {
            @Override
            protected void configure() {
                bind(RandomStreams.class).toInstance(others);
            }
        };
        assertThat(assembly.with(module).parts(setup()).streams()).isSameAs(others);
    }

    @Test
    void aModuleReplacesTheFactories() {
        List<String> made = new ArrayList<>();
        Module module = new AbstractModule() {
            @Override
            protected void configure() {
                bind(Factories.class).toInstance(noting(new Doubles(), made));
            }
        };
        assembly.with(module).assemble(setup()).run();
        assertThat(made).contains("device", "workload");
    }

    @Test
    void factoriesAreWrappedOncePerRun() {
        List<String> made = new ArrayList<>();
        RunAssembly noting = assembly.withFactories(factories -> {
            made.add("wrapped");
            return noting(factories, made);
        });
        noting.assemble(setup()).run();
        assertThat(made).contains("device", "workload").containsOnlyOnce("wrapped");
        made.clear();
        assembly.assemble(setup()).run();
        assertThat(made).isEmpty();
    }

    private static Factories noting(Factories factories, List<String> made) {
        return new Factories() {
            @Override
            public <X, P> P make(Kind<X, P> kind, Component component, X context) {
                made.add(kind.name());
                return factories.make(kind, component, context);
            }
        };
    }

    @Test
    void aModuleReplacesTheTraces() {
        TraceOpener others = (file, format) -> {
            throw new AssertionError("not opened");
        };
        Module module = new AbstractModule() {
            @Override
            protected void configure() {
                bind(TraceOpener.class).toInstance(others);
            }
        };
        assertThat(assembly.with(module).parts(setup()).traces()).isSameAs(others);
    }

    /** The clock of statistics and components is that of the simulator on the other list. */
    @Test
    void aModuleReplacesTheEventList() {
        Counting list = new Counting();
        Module module = new AbstractModule() {
            @Override
            protected void configure() {
                bind(EventList.class).toInstance(list);
            }
        };
        RunOutcome outcome = assembly.with(module).assemble(setup()).run();
        assertThat(list.added).isPositive();
        assertThat(list.isEmpty()).isTrue();
        assertThat(outcome).isEqualTo(assembly.assemble(setup()).run());
    }

    private static final class Counting implements EventList {

        private final EventList list = new QuaternaryHeap();
        private int added;

        @Override
        public void add(long time, long since, long sequence, int slot) {
            added++;
            list.add(time, since, sequence, slot);
        }

        @Override
        public boolean isEmpty() {
            return list.isEmpty();
        }

        @Override
        public int size() {
            return list.size();
        }

        @Override
        public long firstTime() {
            return list.firstTime();
        }

        @Override
        public long firstSince() {
            return list.firstSince();
        }

        @Override
        public int removeFirst() {
            return list.removeFirst();
        }

        @Override
        public void removeIf(IntPredicate condition) {
            list.removeIf(condition);
        }
    }

    @Test
    void aModuleReplacesTheDestinationOfFiles() {
        ObserverFiles others = name -> (content, offset, length) -> {};
        Module module = new AbstractModule() {
            @Override
            protected void configure() {
                bind(ObserverFiles.class).toInstance(others);
            }
        };
        assertThat(assembly.with(module).parts(setup()).files()).isSameAs(others);
    }

    @Test
    void aModuleAddsAnObserverAfterThoseOfTheSetup() {
        List<String> notes = new ArrayList<>();
        Module module = new AbstractModule() {
            @Override
            protected void configure() {
                Multibinder.newSetBinder(binder(), RunObserver.class)
                        .addBinding()
                        .toInstance(noting("added", notes));
            }
        };
        assembly.with(module).assemble(setup(noting("given", notes))).run();
        assertThat(notes).containsExactlyInAnyOrder("given 0", "added 0", "given 1", "added 1");
    }

    @Test
    void observersAreToldInTheOrderGiven() {
        List<String> notes = new ArrayList<>();
        assembly.assemble(setup(noting("b", notes), noting("a", notes), noting("c", notes)))
                .run();
        assertThat(notes).containsExactly("b 0", "a 0", "c 0", "b 1", "a 1", "c 1");
    }
}
