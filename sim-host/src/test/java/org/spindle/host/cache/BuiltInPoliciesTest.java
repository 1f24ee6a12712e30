package org.spindle.host.cache;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Nested;
import org.spindle.spi.cache.PrefetchContext;
import org.spindle.spi.cache.PrefetchPolicy;
import org.spindle.spi.cache.WriteBackContext;
import org.spindle.spi.cache.WriteBackPolicy;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.testkit.contract.PrefetchContract;
import org.spindle.testkit.contract.WriteBackContract;

/** The built-in write-back and prefetch policies. */
class BuiltInPoliciesTest {

    private static final Time TIME = Time.ofNanos(10 * Rig.MS);

    @Nested
    class Periodic extends WriteBackContract {
        @Override
        protected WriteBackPolicy create(WriteBackContext context) {
            return new FlusherFactory().create(new Flushing(TIME, 1, null), context);
        }

        @Override
        protected long longestDirtyNanos() {
            return TIME.nanos();
        }
    }

    @Nested
    class PeriodicAndIdle extends WriteBackContract {
        @Override
        protected WriteBackPolicy create(WriteBackContext context) {
            return new FlusherFactory().create(new Flushing(TIME, 4, Time.ofNanos(Rig.MS)), context);
        }

        @Override
        protected long longestDirtyNanos() {
            return TIME.nanos();
        }
    }

    @Nested
    class Aged extends WriteBackContract {
        @Override
        protected WriteBackPolicy create(WriteBackContext context) {
            return new AgeBoundFactory().create(new AgeBoundConfig(TIME), context);
        }

        @Override
        protected long longestDirtyNanos() {
            return TIME.nanos();
        }
    }

    @Nested
    class Marked extends WriteBackContract {
        @Override
        protected WriteBackPolicy create(WriteBackContext context) {
            return new MarksFactory().create(new MarksConfig(0.5, 0.25), context);
        }

        @Override
        protected int mostDirty() {
            return 4;
        }
    }

    @Nested
    class OnDemand extends WriteBackContract {
        @Override
        protected WriteBackPolicy create(WriteBackContext context) {
            return new DemandFactory().create(new DemandConfig(), context);
        }
    }

    @Nested
    class PartsOfLines extends PrefetchContract {
        @Override
        protected PrefetchPolicy create(PrefetchContext context) {
            return new LinePartFactory().create(new LinePartConfig(Prefetch.LINE, Prefetch.FRONT), context);
        }
    }

    @Nested
    class Sequential extends PrefetchContract {
        @Override
        protected PrefetchPolicy create(PrefetchContext context) {
            return new SequentialFactory().create(new SequentialConfig(2, 100), context);
        }
    }

    @Nested
    class LeastRecent extends WriteBackContract {
        @Override
        protected WriteBackPolicy create(WriteBackContext context) {
            return new LeastRecentFactory()
                    .create(new LeastRecentConfig(0.5, 0.25, TIME, LeastRecentConfig.AgeFrom.FIRST_WRITE, 8), context);
        }

        @Override
        protected long longestDirtyNanos() {
            return TIME.nanos();
        }

        @Override
        protected int mostDirty() {
            return 4;
        }
    }

    @Nested
    class AfterMisses extends PrefetchContract {
        @Override
        protected PrefetchPolicy create(PrefetchContext context) {
            return new ReadAheadFactory()
                    .create(
                            new ReadAheadConfig(
                                    Size.ofSectors(20),
                                    new IdleReading(
                                            Size.ofSectors(100), IdleReading.UntilFrom.REQUEST, Size.ofSectors(8), 2)),
                            context);
        }
    }

    @Nested
    class WholeUnits extends PrefetchContract {
        @Override
        protected PrefetchPolicy create(PrefetchContext context) {
            return new FetchUnitFactory()
                    .create(
                            new FetchUnitConfig(
                                    Size.ofSectors(12),
                                    new IdleReading(
                                            Size.ofSectors(30), IdleReading.UntilFrom.REQUEST, Size.ofSectors(8), 2)),
                            context);
        }
    }

    @Nested
    class Conditional extends PrefetchContract {
        @Override
        protected PrefetchPolicy create(PrefetchContext context) {
            return conditional(ConditionalConfig.Direction.FORWARD, Size.ofSectors(70), context);
        }
    }

    @Nested
    class ConditionalBackwards extends PrefetchContract {
        @Override
        protected PrefetchPolicy create(PrefetchContext context) {
            return conditional(ConditionalConfig.Direction.BACKWARD, null, context);
        }
    }

    @Nested
    class ConditionalInBothDirections extends PrefetchContract {
        @Override
        protected PrefetchPolicy create(PrefetchContext context) {
            return conditional(ConditionalConfig.Direction.BOTH, Size.ofSectors(70), context);
        }
    }

    private static PrefetchPolicy conditional(
            ConditionalConfig.Direction direction, @Nullable Size until, PrefetchContext context) {
        return new ConditionalFactory()
                .create(
                        new ConditionalConfig(
                                Size.ofSectors(8),
                                2,
                                2,
                                Size.ofSectors(50),
                                5,
                                direction,
                                ConditionalConfig.Counts.SEGMENTS,
                                new IdleReading(until, IdleReading.UntilFrom.REQUEST, Size.ofSectors(8), 1)),
                        context);
    }
}
