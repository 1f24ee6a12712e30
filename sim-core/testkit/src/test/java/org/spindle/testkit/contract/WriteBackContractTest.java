package org.spindle.testkit.contract;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.spindle.spi.cache.WriteBackContext;
import org.spindle.spi.cache.WriteBackPolicy;
import org.spindle.spi.sim.EventHandler;

/** The contract must catch policies that break it. Each policy here is correct except for one fault. */
class WriteBackContractTest {

    private static final long AGE = 10 * WriteBackModel.MS;
    private static final int MOST = 4;

    /** Writes a line out a time after each write, and the oldest line of the unit at once if too many are dirty. */
    private static class Sound implements WriteBackPolicy, EventHandler {

        final WriteBackContext cache;

        Sound(WriteBackContext cache) {
            this.cache = cache;
        }

        long age() {
            return AGE;
        }

        int most() {
            return MOST;
        }

        @Override
        public void dirtied(int unit, int line) {
            cache.events().schedule(cache.events().now() + age(), this, 0, line);
            if (cache.dirtyLines() > most()) {
                cache.writeOut(cache.oldest(unit));
            }
        }

        @Override
        public void handle(int op, long line) {
            cache.writeOut((int) line);
        }
    }

    private static WriteBackContract contract(Function<WriteBackContext, WriteBackPolicy> make) {
        return new WriteBackContract() {
            @Override
            protected WriteBackPolicy create(WriteBackContext context) {
                return make.apply(context);
            }

            @Override
            protected long longestDirtyNanos() {
                return AGE;
            }

            @Override
            protected int mostDirty() {
                return MOST;
            }
        };
    }

    @Test
    void acceptsASoundPolicy() {
        WriteBackContract contract = contract(Sound::new);
        assertThatCode(() -> {
                    contract.keepsNoLineDirtyBeyondTheStatedAge();
                    contract.keepsAtMostTheStatedNumberOfLinesDirty();
                    contract.schedulesNothingWhenNothingIsDirty();
                    contract.actsAlikeForTheSameSeedAndHistory();
                })
                .doesNotThrowAnyException();
    }

    @Test
    void catchesLateness() {
        assertThatThrownBy(contract(context -> new Sound(context) {
                    @Override
                    long age() {
                        return AGE + 1;
                    }
                })::keepsNoLineDirtyBeyondTheStatedAge)
                .hasStackTraceContaining("longest time dirty");
    }

    @Test
    void catchesOneDirtyLineTooMany() {
        assertThatThrownBy(contract(context -> new Sound(context) {
                    @Override
                    int most() {
                        return MOST + 1;
                    }
                })::keepsAtMostTheStatedNumberOfLinesDirty)
                .hasStackTraceContaining("dirty lines");
    }

    @Test
    void catchesATimerThatNeverStops() {
        assertThatThrownBy(contract(context -> new Sound(context) {
                    @Override
                    public void handle(int op, long line) {
                        super.handle(op, line);
                        cache.events().schedule(cache.events().now() + AGE, this, op, line);
                    }
                })::schedulesNothingWhenNothingIsDirty)
                .hasStackTraceContaining("end of the events");
    }

    @Test
    void catchesALineThatDoesNotExist() {
        assertThatThrownBy(contract(context -> new Sound(context) {
                    @Override
                    public void dirtied(int unit, int line) {
                        cache.writeOut(line + 1);
                    }
                })::actsAlikeForTheSameSeedAndHistory)
                .hasStackTraceContaining("line to write out");
    }

    @Test
    void catchesWhatDependsOnOtherCaches() {
        int[] writes = {0};
        assertThatThrownBy(contract(context -> new Sound(context) {
                    @Override
                    public void dirtied(int unit, int line) {
                        if (writes[0]++ % 3 == 0) {
                            cache.writeOut(line);
                        }
                    }
                })::actsAlikeForTheSameSeedAndHistory)
                .isInstanceOf(AssertionError.class);
    }

    /** The time runs from the first write to a line; here each write restarts it. */
    @Test
    void catchesATimeThatEachWriteBeginsAnew() {
        assertThatThrownBy(contract(context -> new Sound(context) {
                    private final long[] due = new long[WriteBackModel.LINES];

                    @Override
                    public void dirtied(int unit, int line) {
                        due[line] = cache.events().now() + AGE;
                        cache.events().schedule(due[line], this, 0, line);
                    }

                    @Override
                    public void handle(int op, long line) {
                        if (cache.events().now() == due[(int) line]) {
                            cache.writeOut((int) line);
                        }
                    }
                })::keepsNoLineDirtyBeyondTheStatedAge)
                .hasStackTraceContaining("longest time dirty");
    }

    /** A unit that is never idle would keep its lines dirty. */
    @Test
    void catchesWhatOnlyWritesToIdleUnits() {
        assertThatThrownBy(contract(context -> new Sound(context) {
                    @Override
                    public void handle(int op, long line) {
                        if (cache.isIdle((int) line % cache.units())) {
                            cache.writeOut((int) line);
                        }
                    }
                })::keepsNoLineDirtyBeyondTheStatedAge)
                .hasStackTraceContaining("longest time dirty");
    }
}
