package org.spindle.policies.scheduler.linux;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestAttribute;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.sim.EventLoop;

/**
 * The kyber scheduler of Linux 4.20 and later. A timer adapts the depths of the domains 100 ms after the first
 * completion since it last fired. Here it takes effect at the first selection or completion after that time, before
 * which it could have no effect.
 */
final class Kyber implements RequestScheduler {

    private static final KyberDomain[] DOMAINS = KyberDomain.values();
    private static final long TIMERS_PER_SECOND = 10;
    private static final long NOT_ARMED = Long.MAX_VALUE;

    private final EventLoop events;
    private final Jiffies clock;
    private final int asyncPercent;
    private final RequestAttribute cpu;
    private final KyberDepths depths;
    private final CpuLists[] lists = new CpuLists[KyberDomain.COUNT];
    private final int[] used = new int[KyberDomain.COUNT];

    private int domain;
    private int batching;
    private int size;
    private long timer = NOT_ARMED;

    Kyber(KyberConfig config, SchedulerContext context) {
        events = context.events();
        clock = config.clock().jiffies();
        asyncPercent = config.asyncPercent();
        cpu = context.requestSchema().attribute(RequestAttribute.CPU);
        long[] targets = {
            config.readLat().nanos(),
            config.writeLat().nanos(),
            config.discardLat().nanos()
        };
        depths = new KyberDepths(targets, config.clock().hz());
        for (int i = 0; i < lists.length; i++) {
            lists[i] = new CpuLists();
        }
    }

    @Override
    public void add(Request request) {
        lists[KyberDomain.of(request)].add(request, cpuOf(request));
        size++;
    }

    private int cpuOf(Request request) {
        long on = request.attribute(cpu);
        return on == Request.NONE ? 0 : (int) on;
    }

    @Override
    public @Nullable Request select(Eligibility eligibility) {
        adapt();
        Request found = batching < DOMAINS[domain].batch ? offered(domain, eligibility) : null;
        for (int i = 1; found == null && i <= KyberDomain.COUNT; i++) {
            found = offered((domain + i) % KyberDomain.COUNT, eligibility);
        }
        if (found == null && size > 0) {
            // All domains have had their turn.
            batching = 0;
        }
        return found;
    }

    private @Nullable Request offered(int of, Eligibility eligibility) {
        return used[of] < depths.of(of) ? lists[of].first(eligibility) : null;
    }

    @Override
    public void take(Request request) {
        int of = KyberDomain.of(request);
        boolean goesOn = of == domain && batching < DOMAINS[domain].batch;
        batching = goesOn ? batching + 1 : 1;
        domain = of;
        used[of]++;
        lists[of].take(request);
        size--;
    }

    @Override
    public void withdraw(Request request) {
        lists[KyberDomain.of(request)].remove(request);
        size--;
    }

    @Override
    public void replace(Request waiting, Request by) {
        lists[KyberDomain.of(waiting)].replace(waiting, by);
    }

    @Override
    public void completed(Request request) {
        adapt();
        int of = KyberDomain.of(request);
        used[of]--;
        if (KyberDepths.isMeasured(of)) {
            long now = events.now();
            depths.completed(of, now - request.arrived(), now - request.dispatched());
            timer = Math.min(timer, clock.at(now) + clock.hz() / TIMERS_PER_SECOND);
        }
    }

    private void adapt() {
        if (timer != NOT_ARMED && clock.at(events.now()) >= timer) {
            depths.adapt(timer);
            timer = NOT_ARMED;
        }
    }

    @Override
    public boolean mayMerge(Request waiting, Request arriving) {
        return chooseMerge(arriving, candidate -> candidate == waiting) != null;
    }

    @Override
    public boolean choosesMerges() {
        return true;
    }

    /** Examines the latest requests of the arrival's CPU, the newest first (kyber_bio_merge, blk_bio_list_merge). */
    @Override
    public @Nullable Request chooseMerge(Request arriving, Eligibility mergeable) {
        return lists[KyberDomain.of(arriving)].latest(cpuOf(arriving), mergeable);
    }

    @Override
    public int admissionLimit(Request request, int pool) {
        return request.isRead() ? pool : Math.max(1, pool * asyncPercent / 100);
    }

    @Override
    public int size() {
        return size;
    }
}
