package org.spindle.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.spindle.run.Doubles.MS;
import static org.spindle.run.TestRuns.read;
import static org.spindle.run.TestRuns.run;
import static org.spindle.run.TestRuns.with;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.run.TestDevices.BlackHole;
import org.spindle.run.TestDevices.Fixed;
import org.spindle.run.TestWorkloads.Poisson;
import org.spindle.run.TestWorkloads.Script;
import org.spindle.scenario.Scenario.Stop;
import org.spindle.scenario.Scenario.WarmUp;
import org.spindle.spi.config.Time;
import org.spindle.spi.device.Device;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.request.Request;
import org.spindle.stack.EndNotes;

/** The notes of a run about queues that grow and requests that are lost. */
class RunNotesTest {

    /** Notes the number of its requests if there are any. */
    private record Counting() implements Doubles.DeviceConfig {

        @Override
        public Device make(DeviceContext context) {
            int[] served = {0};
            context.noteAtEnd(() -> served[0] == 0 ? null : "it has served " + served[0]);
            Device fixed = new Fixed(MS, 100).make(context);
            return new Device() {
                @Override
                public long sectors() {
                    return fixed.sectors();
                }

                @Override
                public int queueDepth() {
                    return fixed.queueDepth();
                }

                @Override
                public void submit(Request request) {
                    served[0]++;
                    fixed.submit(request);
                }
            };
        }
    }

    @Test
    void anOverloadedQueueIsNoted() {
        String note = "queue still growing: the mean is not a steady-state figure";
        RunOutcome drained = run(Doubles.scenario(Doubles.devices(new Fixed(2 * MS, 100)), new Poisson(MS, 5000)));
        assertThat(drained.notes()).as("no request arrives in the second half").containsExactly(note);
        RunOutcome cut = run(with(
                Doubles.scenario(Doubles.devices(new Fixed(2 * MS, 100)), new Poisson(MS, 5000)),
                WarmUp.NONE,
                new Stop(Time.ofMillis(4500), null)));
        assertThat(cut.notes()).containsExactly(note);
    }

    /**
     * Arrivals within the first 5 % and 1.25 % of a run are judged like those of a whole run; in the rest of the run the queue only
     * drains.
     */
    @Test
    void aHeavierOverloadIsNotedToo() {
        String note = "queue still growing: the mean is not a steady-state figure";
        for (long gap : List.of(MS, MS / 10, MS / 40)) {
            RunOutcome drained =
                    run(Doubles.scenario(Doubles.devices(new Fixed(2 * MS, 100)), new Poisson(gap, 20_000)));
            assertThat(drained.notes()).as("a request every " + gap + " ns").containsExactly(note);
        }
    }

    /**
     * Of 5000 requests, 2500 are complete when the last one arrives: a warm-up of 3000 takes all arrivals, and after one of 2300
     * the queue grows by less than a tenth.
     */
    @Test
    void anOverloadWithinTheWarmUpIsNoted() {
        for (long requests : List.of(3000L, 2300L)) {
            RunOutcome overloaded = run(with(
                    Doubles.scenario(Doubles.devices(new Fixed(2 * MS, 100)), new Poisson(MS, 5000)),
                    new WarmUp(Time.ZERO, requests),
                    Stop.NEVER));
            assertThat(overloaded.notes())
                    .as("a warm-up of %d requests", requests)
                    .containsExactly("queue still growing: the mean is not a steady-state figure");
        }
        RunOutcome keepsUp = run(with(
                Doubles.scenario(Doubles.devices(new Fixed(MS, 100)), new Poisson(2 * MS, 5000)),
                new WarmUp(Time.ZERO, 4990),
                Stop.NEVER));
        assertThat(keepsUp.notes()).isEmpty();
    }

    @Test
    void aQueueThatKeepsUpIsNotNotedHoweverItDrains() {
        RunOutcome outcome = run(Doubles.scenario(Doubles.devices(new Fixed(MS, 100)), new Poisson(2 * MS, 5000)));
        assertThat(outcome.notes()).isEmpty();
    }

    /** All requests arrive at once, so that no load can be determined; the queue only drains. */
    @Test
    void aBatchIsNoGrowingQueue() {
        for (long gap : List.of(1L, 10_000L)) {
            RunOutcome outcome = run(Doubles.scenario(Doubles.devices(new Fixed(2 * MS, 100)), new Poisson(gap, 1000)));
            assertThat(outcome.notes()).as("a request every " + gap + " ns").isEmpty();
        }
    }

    @Test
    void lostRequestsAreNoted() {
        RunOutcome outcome = run(Doubles.scenario(Doubles.devices(new BlackHole(100)), Script.of(read(0, 0))));
        assertThat(outcome.notes())
                .containsExactly(
                        "no request was completed",
                        "1 request was never completed although nothing was left to happen; lost by device 'disk0'");
        assertThat(outcome.run().requestsLost()).isEqualTo(1);
    }

    /** Devices decide at the end of the run. */
    @Test
    void devicesNoteWhatTheyHaveFound() {
        RunOutcome outcome = run(
                Doubles.scenario(Doubles.devices(new Counting(), new Counting()), Script.of(read(0, 0), read(0, 1))));
        assertThat(outcome.notes()).containsExactly("disk0: it has served 2");
    }

    @Test
    void equalNotesNameAllTheirComponents() {
        EndNotes notes = new EndNotes();
        notes.add("a", () -> "slow");
        notes.add("b", () -> "fast");
        notes.add("c", () -> null);
        notes.add("d", () -> "slow");
        assertThat(notes.texts()).containsExactly("a, d: slow", "b: fast");
    }
}
