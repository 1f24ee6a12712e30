package org.spindle.policies.scheduler.linux;

import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;

/** Linux's schedulers with Linux's defaults, except for parameters that a test varies. */
public final class Tunables {

    public static final DeadlineTunables DEADLINE =
            new DeadlineTunables(Time.ofMillis(500), Time.ofMillis(5000), 2, 16, true, 1000);

    private Tunables() {}

    public static DeadlineTunables batch(int writesStarved, int fifoBatch) {
        return new DeadlineTunables(Time.ofMillis(500), Time.ofMillis(5000), writesStarved, fifoBatch, true, 1000);
    }

    public static RequestScheduler deadline(DeadlineTunables tunables, SchedulerContext context) {
        return deadline("2.6.32", tunables, context);
    }

    public static RequestScheduler deadline(String kernel, DeadlineTunables tunables, SchedulerContext context) {
        return new DeadlineFactory().create(new DeadlineConfig(kernel, tunables), context);
    }

    public static RequestScheduler mqDeadline(DeadlineTunables tunables, SchedulerContext context) {
        return new MqDeadlineFactory().create(new MqDeadlineConfig(tunables, Time.ofMillis(10_000), null), context);
    }

    public static RequestScheduler kyber(SchedulerContext context) {
        return new KyberFactory()
                .create(
                        new KyberConfig(
                                Time.ofMillis(2), Time.ofMillis(10), Time.ofMillis(5000), 75, new KernelClock(1000)),
                        context);
    }

    public static RequestScheduler cfq(Anonymous anonymous, boolean lowLatency, SchedulerContext context) {
        return cfq("2.6.32", anonymous, lowLatency, context);
    }

    public static RequestScheduler cfq(
            String kernel, Anonymous anonymous, boolean lowLatency, SchedulerContext context) {
        return new CfqFactory()
                .create(
                        new CfqConfig(
                                kernel,
                                4,
                                new ProcessQueueOrder(Time.ofMillis(125), Time.ofMillis(250), Size.parse("16 MiB"), 2),
                                Time.ofMillis(100),
                                Time.ofMillis(40),
                                2,
                                Time.ofMillis(8),
                                lowLatency,
                                true,
                                new ProcessTunables(anonymous, new KernelClock(1000))),
                        context);
    }

    public static BfqConfig bfqConfig(Anonymous anonymous, boolean lowLatency, int hz) {
        return new BfqConfig(
                Time.ofMillis(8),
                new ProcessQueueOrder(Time.ofMillis(125), Time.ofMillis(250), Size.parse("16 MiB"), 2),
                0,
                Time.ofMillis(125),
                false,
                lowLatency,
                true,
                new ProcessTunables(anonymous, new KernelClock(hz)));
    }

    public static RequestScheduler bfq(Anonymous anonymous, boolean lowLatency, SchedulerContext context) {
        return new BfqFactory().create(bfqConfig(anonymous, lowLatency, 1000), context);
    }

    public static RequestScheduler anticipatory(Anonymous anonymous, SchedulerContext context) {
        return new AnticipatoryFactory()
                .create(
                        new AnticipatoryConfig(
                                Time.ofMillis(125),
                                Time.ofMillis(250),
                                Time.ofMillis(500),
                                Time.ofMillis(125),
                                Time.ofMillis(6),
                                new ProcessTunables(anonymous, new KernelClock(1000))),
                        context);
    }
}
