package org.spindle.plugin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.spindle.spi.config.Time;

/** Calls into a plugin that return only after the caller gave them up. */
class PluginWatchTest {

    /** Longer than the caller needs to go on if it does not wait for the end. */
    private static final long STEPS = 1_000_000L;

    private final PluginWatch watch = new PluginWatch(Time.parse("50 ms"), Map.of());
    private final Plugin plugin = new Plugin(
            new PluginDescriptor("acme", "2.1", SpiVersion.CURRENT, "", "acme.jar"),
            getClass().getClassLoader());
    private final List<String> course = new CopyOnWriteArrayList<>();

    private void callUntilInterrupted() {
        plugin.call("come back", () -> {
            while (!Thread.interrupted()) {
                Thread.onSpinWait();
            }
            return true;
        });
        course.add("call is over");
    }

    private void giveUp(Runnable work) {
        assertThatThrownBy(() -> watch.watch(() -> {
                    work.run();
                    return true;
                }))
                .isInstanceOf(PluginException.class)
                .hasMessageContaining("plugin 'acme' 2.1 failed to come back within 50 ms");
    }

    @Test
    void theWorkTakesBackWhatItHasBegunBeforeTheFailureIsTold() {
        giveUp(() -> {
            callUntilInterrupted();
            long steps = 0;
            while (steps < STEPS) {
                steps++;
                Thread.onSpinWait();
            }
            course.add("taken back after " + steps);
        });
        assertThat(course).containsExactly("call is over", "taken back after " + STEPS);
    }

    /** Otherwise the following calls would be made although no caller waits for them, and the result would be written. */
    @Test
    void theWorkDoesNotGoOn() {
        giveUp(() -> {
            PluginWatch.follow(() -> 0, () -> course.add("stop"));
            try {
                callUntilInterrupted();
                PluginWatch.requireWanted();
                course.add("result");
            } finally {
                course.add("end");
            }
        });
        assertThat(course).containsExactly("stop", "call is over", "end");
    }

    /** What waits for the end of a thread by its lock would wait for ever. */
    @Test
    void aCallMayHoldTheLockOfItsThread() {
        giveUp(() -> {
            synchronized (Thread.currentThread()) {
                callUntilInterrupted();
            }
        });
        assertThat(course).containsExactly("call is over");
    }

    /** Each part takes less than the limit, and all of them more, by a clock that stands still until the work advances it. */
    @Test
    void workMayTakeLongIfItAdvances() {
        Semaphore looks = new Semaphore(0);
        AtomicLong now = new AtomicLong();
        PluginWatch looking = new PluginWatch(Time.parse("50 ms"), Map.of(), () -> {
            looks.release();
            return now.get();
        });
        assertThat(looking.watch(() -> plugin.call("come back", () -> {
                    for (int part = 0; part < 10; part++) {
                        now.addAndGet(Time.parse("15 ms").nanos());
                        awaitLook(looks);
                        PluginWatch.advance();
                    }
                    return "result";
                })))
                .isEqualTo("result");
    }

    /** Waits for a look that begins after this call: of two that end after it, the first may have begun before. */
    private static void awaitLook(Semaphore looks) {
        looks.drainPermits();
        try {
            looks.acquire(2);
        } catch (InterruptedException e) {
            throw new IllegalStateException("given up", e);
        }
    }

    @Test
    void workThatIsWantedGoesOn() {
        assertThat(watch.watch(() -> {
                    PluginWatch.requireWanted();
                    return "result";
                }))
                .isEqualTo("result");
        PluginWatch.requireWanted();
    }
}
