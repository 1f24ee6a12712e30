package org.spindle.host.unix;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.spindle.host.filecache.FileCacheConfig;
import org.spindle.host.unix.UnixConfig.Clock;
import org.spindle.host.unix.UnixConfig.Costs;
import org.spindle.host.unix.UnixConfig.IdleLoop;
import org.spindle.host.unix.UnixConfig.Source;
import org.spindle.host.unix.UnixConfig.Timers;
import org.spindle.spi.config.Time;
import org.spindle.spi.host.Host;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestAttribute;
import org.spindle.spi.system.RequestIssuer;
import org.spindle.spi.system.SystemLoad;
import org.spindle.testkit.sim.TestEventLoop;
import org.spindle.testkit.sim.TestHostContext;
import org.spindle.testkit.sim.TestMetrics;

/**
 * A UNIX host over two units: 0 takes 10 ms for each request, 1 no time at all, so that a read of it marks a moment. Times in
 * milliseconds. All costs are 0 unless a test sets them.
 */
final class UnixRig {

    static final long MS = 1_000_000;

    @Nullable
    FileCacheConfig fileCache;

    private static final int DISK = 0;

    int cpus = 1;
    double speed = 1;
    double contextSwitch;
    double systemCall;
    double request;
    double interrupt;
    int interruptsPerRequest = 1;

    UnixConfig.@Nullable Refill refill;

    double tick;
    Source source = Source.GENERATED;
    Timers timers = Timers.TICKS;
    IdleLoop idle = IdleLoop.LAST_PROCESS;
    boolean ioPreempts = true;
    List<Time> quanta = Collections.nCopies(6, Time.ofMillis(200));

    /** The CPUs on which requests of the disk were issued. */
    final List<Long> issuedOn = new ArrayList<>();

    private final TestEventLoop events = new TestEventLoop();
    final TestHostContext context = new TestHostContext(events, 3)
            .unit("disk", 1_000_000, issued -> {
                issuedOn.add(issued.attribute(RequestAttribute.CPU));
                return 10 * MS;
            })
            .unit("mark", 1_000_000, issued -> 0);

    UnixConfig config() {
        return new UnixConfig(
                cpus,
                speed,
                new Costs(
                        Time.ofMillis(contextSwitch),
                        Time.ofMillis(systemCall),
                        Time.ofMillis(request),
                        Time.ofMillis(interrupt),
                        interruptsPerRequest,
                        refill),
                new Clock(source, Time.ofMillis(10), Time.ofMillis(tick), timers),
                idle,
                ioPreempts,
                quanta,
                Time.ofMillis(1000),
                fileCache);
    }

    /** Runs a load until no event is left. */
    UnixRig run(SystemLoad load) {
        Host host = new UnixFactory().create(config(), context);
        host.execute(load, new RequestIssuer() {
            @Override
            public Request take() {
                return new Request();
            }

            @Override
            public void issue(Request issued, CompletionListener listener) {
                issued.arrived(events.now());
                issued.expect(listener);
                host.submit(issued);
            }
        });
        events.run();
        return this;
    }

    /** When each request of unit 1 was sent, by its number. */
    Map<Long, Double> marks() {
        return context.sent().stream()
                .filter(sent -> sent.device() != DISK)
                .collect(Collectors.toMap(
                        TestHostContext.Sent::id, sent -> sent.at() / (double) MS, (a, b) -> b, TreeMap::new));
    }

    /** Elapsed time of the task of a process. */
    double elapsed(long process) {
        return values("task-" + process + "-elapsed-time").get(0);
    }

    List<Double> values(String distribution) {
        return measured().values(distribution).stream()
                .map(nanos -> nanos / (double) MS)
                .toList();
    }

    double total(String counter) {
        return measured().count(counter) / (double) MS;
    }

    TestMetrics measured() {
        return context.measured();
    }

    double endMillis() {
        return events.now() / (double) MS;
    }
}
