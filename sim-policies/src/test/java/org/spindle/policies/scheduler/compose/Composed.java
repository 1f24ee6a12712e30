package org.spindle.policies.scheduler.compose;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.spindle.policies.scheduler.Policies;
import org.spindle.spi.Component;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.testkit.sim.TestSchedulerContext;

/** Schedulers over other schedulers, which a test names or creates. */
final class Composed {

    private Composed() {}

    static RequestScheduler priority(
            String base, @Nullable String urgent, @Nullable String promoteAfter, SchedulerContext context) {
        return priority(plain(base), urgent, promoteAfter, context);
    }

    static RequestScheduler priority(
            Function<SchedulerContext, RequestScheduler> base,
            @Nullable String urgent,
            @Nullable String promoteAfter,
            SchedulerContext context) {
        PriorityConfig config = new PriorityConfig(
                part("base", base, context),
                List.of(Criticality.CRITICAL, Criticality.LIMITED),
                urgent == null ? null : part("urgent", plain(urgent), context),
                promoteAfter == null ? null : Time.parse(promoteAfter));
        return new PriorityFactory().create(config, context);
    }

    static RequestScheduler timeout(String base, @Nullable String overdue, String after, SchedulerContext context) {
        return timeout(plain(base), overdue, after, context);
    }

    static RequestScheduler timeout(
            Function<SchedulerContext, RequestScheduler> base,
            @Nullable String overdue,
            String after,
            SchedulerContext context) {
        TimeoutConfig config = new TimeoutConfig(
                part("timeout-base", base, context),
                Time.parse(after),
                overdue == null ? null : part("overdue", plain(overdue), context));
        return new TimeoutFactory().create(config, context);
    }

    static RequestScheduler batch(String base, @Nullable Integer size, SchedulerContext context) {
        return new BatchFactory().create(new BatchConfig(part("batch-base", plain(base), context), size), context);
    }

    static RequestScheduler sequence(String base, boolean mixed, long gap, SchedulerContext context) {
        SequenceConfig config = new SequenceConfig(part("sequence-base", plain(base), context), true, true, mixed, gap);
        return new SequenceFactory().create(config, context);
    }

    static RequestScheduler concatenate(String base, int limit, long gap, SchedulerContext context) {
        return concatenate(plain(base), limit, gap, context);
    }

    static RequestScheduler concatenate(
            Function<SchedulerContext, RequestScheduler> base, int limit, long gap, SchedulerContext context) {
        return concatenate(base, limit, gap, ConcatenateConfig.Scope.NEIGHBOURS, context);
    }

    static RequestScheduler latest(String base, int limit, SchedulerContext context) {
        return concatenate(plain(base), limit, 0, ConcatenateConfig.Scope.LATEST, context);
    }

    private static RequestScheduler concatenate(
            Function<SchedulerContext, RequestScheduler> base,
            int limit,
            long gap,
            ConcatenateConfig.Scope scope,
            SchedulerContext context) {
        ConcatenateConfig config = new ConcatenateConfig(
                part("concatenate-base", base, context), true, true, Size.parse(limit + " sectors"), gap, scope);
        return new ConcatenateFactory().create(config, context);
    }

    static RequestScheduler collapse(String base, CollapseConfig.Match match, SchedulerContext context) {
        return collapse(plain(base), match, context);
    }

    static RequestScheduler collapse(
            Function<SchedulerContext, RequestScheduler> base, CollapseConfig.Match match, SchedulerContext context) {
        return new CollapseFactory()
                .create(
                        new CollapseConfig(part("collapse-base", base, context), match, CollapseConfig.Joining.ARRIVAL),
                        context);
    }

    private static Component part(
            String name, Function<SchedulerContext, RequestScheduler> maker, SchedulerContext context) {
        return ((TestSchedulerContext) context).part(name, maker);
    }

    private static Function<SchedulerContext, RequestScheduler> plain(String type) {
        return context -> switch (type) {
            case "fcfs" -> Policies.fcfs(context);
            case "sstf" -> Policies.sstf(context);
            case "c-look" -> Policies.cLook(context);
            case "v-scan" -> Policies.vScan(0.2, context);
            case "sptf" -> Policies.sptf(context);
            default -> throw new IllegalArgumentException(type);
        };
    }
}
