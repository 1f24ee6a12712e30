package org.spindle.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.spindle.run.Doubles.MS;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.run.Doubles.HostConfig;
import org.spindle.run.Doubles.WorkloadConfig;
import org.spindle.run.TestDevices.BlackHole;
import org.spindle.run.TestDevices.Fixed;
import org.spindle.run.TestWorkloads.Arrival;
import org.spindle.run.TestWorkloads.Script;
import org.spindle.scenario.Scenario;
import org.spindle.scenario.Sections;
import org.spindle.spi.host.Host;
import org.spindle.spi.host.HostContext;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.timeline.TimelineTrack;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;
import org.spindle.timeline.RunTimeline;

/** The context that a host gets from the simulation, and runs that end when their tasks are done. */
class HostTest {

    /** Reads a sector of its own before the first request, takes 1 ms for each interrupt, and adds it to the timeline. */
    record Interrupting(List<String> log) implements HostConfig {
        @Override
        public Host make(HostContext context) {
            return new InterruptingHost(context, log);
        }
    }

    private static final class InterruptingHost implements Host, CompletionListener, EventHandler {

        private final HostContext context;
        private final List<String> log;
        private final TimelineTrack track;
        private final List<Request> complete = new ArrayList<>();
        private boolean booted;

        InterruptingHost(HostContext context, List<String> log) {
            this.context = context;
            this.log = log;
            track = context.timeline().track("interrupts");
        }

        @Override
        public void submit(Request request) {
            Unit unit = context.units().get(request.device());
            if (!booted) {
                booted = true;
                Request own = context.newRequest().reset(Request.NONE, request.device(), Operation.READ, 0, 1);
                own.expect(done -> {
                    log.add("own read at " + context.events().now());
                    context.giveBack(done);
                });
                unit.submit(own);
            }
            request.expect(this);
            unit.submit(request);
        }

        @Override
        public void completed(Request request) {
            complete.add(request);
            long now = context.events().now();
            track.span(now, now + MS, "interrupt", request.id());
            context.events().schedule(now + MS, this, 0, 0);
        }

        @Override
        public void handle(int op, long arg) {
            complete.remove(0).complete(context.events().now());
        }
    }

    /** Tasks, each of which is done when its one request is complete. */
    record Errands(int tasks) implements WorkloadConfig {
        @Override
        public Workload make(WorkloadContext context) {
            context.tasks().add(tasks);
            return new Workload() {
                @Override
                public void start() {
                    for (int i = 0; i < tasks; i++) {
                        Request request = context.newRequest().reset(i, 0, Operation.READ, i, 1);
                        context.submit(request, done -> context.tasks().done());
                    }
                    // An event that no task waits for.
                    context.events().schedule(1_000 * MS, (op, arg) -> {}, 0, 0);
                }

                @Override
                public void close() {}
            };
        }
    }

    private static Scenario scenario(HostConfig host, Record device, Record workload, boolean tasks) {
        Scenario base = Doubles.scenario(Doubles.devices(device), workload);
        return base.with(Sections.HOST, Doubles.of((Record) host))
                .with(Sections.STOP, new Scenario.Stop(null, null, tasks));
    }

    private static RunOutcome run(Scenario scenario) {
        return TestRuns.assembled(new Doubles(), new RunSetup(scenario, 0, List.of(), null))
                .run();
    }

    /** Service 10 ms: the host's read until 10, the requests until 20 and 30; their issuers are notified 1 ms later. */
    @Test
    void aHostDelaysNoticesAndHasRequestsOfItsOwn() {
        List<String> log = new ArrayList<>();
        List<Long> responses = new ArrayList<>();
        RunObserver observer = new RunObserver() {
            @Override
            public void completed(Request request) {
                responses.add(request.responseTime());
            }
        };
        Arrival first = new Arrival(0, 0, Operation.READ, 8, 8);
        Scenario scenario = scenario(new Interrupting(log), new Fixed(10 * MS, 100), Script.of(first, first), false);
        ByteArrayOutputStream shown = new ByteArrayOutputStream();
        RunTimeline timeline = new RunTimeline("here", shown, null);
        RunOutcome outcome = TestRuns.assembled(new Doubles(), new RunSetup(scenario, 0, List.of(observer), timeline))
                .run();
        assertThat(log).containsExactly("own read at " + 10 * MS);
        assertThat(responses).containsExactly(21 * MS, 31 * MS);
        assertThat(outcome.run().requestsCompleted())
                .as("the host's own one is not counted")
                .isEqualTo(2);
        assertThat(shown.toString(StandardCharsets.UTF_8)).contains("interrupts", "\"host\"");
    }

    /**
     * Times of the storage end before the interrupt, whose time the host declares under no name; the host's own read is not
     * recorded.
     */
    @Test
    void aRecordingHasTheTimesOfTheStorageWhateverTheHostDeclares() {
        Arrival first = new Arrival(0, 0, Operation.READ, 8, 8);
        Scenario scenario =
                scenario(new Interrupting(new ArrayList<>()), new Fixed(10 * MS, 100), Script.of(first, first), false);
        RequestRecorder recorder = new RequestRecorder(scenario.devices());
        TestRuns.assembled(new Doubles(), new RunSetup(scenario, 0, List.of(recorder), null))
                .run();
        List<Long> responses = new ArrayList<>();
        TraceReader trace = recorder.trace();
        TraceRecord record = new TraceRecord();
        while (trace.next(record)) {
            assertThat(record.arrival).isZero();
            responses.add(record.response);
        }
        assertThat(responses).containsExactly(20 * MS, 30 * MS);
    }

    @Test
    void aRunEndsWithItsLastTask() {
        HostConfig free = new Doubles.NoDelay();
        RunOutcome ended = run(scenario(free, new Fixed(10 * MS, 100), new Errands(3), true));
        assertThat(ended.run().stoppedBy()).isEqualTo("tasks");
        assertThat(ended.run().simulatedNs()).isEqualTo(30 * MS);
        assertThat(ended.notes()).isEmpty();
        RunOutcome drained = run(scenario(free, new Fixed(10 * MS, 100), new Errands(3), false));
        assertThat(drained.run().stoppedBy()).isEqualTo("end-of-events");
        assertThat(drained.run().simulatedNs()).isEqualTo(1_000 * MS);
    }

    @Test
    void tasksThatAreNeverDoneAreNoted() {
        RunOutcome stuck = run(scenario(new Doubles.NoDelay(), new BlackHole(100), new Errands(3), true));
        assertThat(stuck.run().stoppedBy()).isEqualTo("end-of-events");
        assertThat(stuck.notes()).contains("3 tasks were never done although nothing was left to happen");
    }

    @Test
    void aRunWithoutTasksCannotEndWithThem() {
        assertThatThrownBy(() -> run(scenario(new Doubles.NoDelay(), new Fixed(1, 100), Script.of(), true)))
                .isInstanceOf(RunException.class)
                .hasMessage("stop.tasks (type script): neither the workload nor the host 'nodelay' has tasks that end;"
                        + " give stop.time or stop.requests, or a workload with tasks, such as processes");
    }

    @Test
    void noMoreTasksAreDoneThanThereWere() {
        TaskCount tasks = new TaskCount(true, () -> {});
        tasks.add(1);
        tasks.done();
        assertThat(tasks.hasEndedRun()).isTrue();
        assertThatThrownBy(tasks::done).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> tasks.add(-1)).isInstanceOf(IllegalArgumentException.class);
    }
}
