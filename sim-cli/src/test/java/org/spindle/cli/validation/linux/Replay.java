package org.spindle.cli.validation.linux;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import org.spindle.host.linux.FlushConfig;
import org.spindle.host.linux.Generation;
import org.spindle.host.linux.LinuxDriverConfig;
import org.spindle.host.linux.LinuxDriverFactory;
import org.spindle.host.linux.MergeConfig;
import org.spindle.host.linux.Merging;
import org.spindle.host.linux.PlugConfig;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.driver.Driver;
import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestAttribute;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;
import org.spindle.testkit.sim.TestDriverContext;
import org.spindle.testkit.sim.TestEventLoop;
import org.spindle.testkit.sim.TestRandom;
import org.spindle.testkit.sim.TestSchedulerContext;

/** The recorded bios, sent at their times through the driver {@code linux} to a device with four tags. */
final class Replay {

    /** Ticks of the recorded kernel: without other events, its requests are issued at multiples of 4 ms. */
    static final int HZ = 250;

    /** Without a scheduler, either of two processes is first equally often; the recordings have 0.43 to 0.59 (TagOrderTest). */
    private static final double OVERTAKING = 0.5;

    private static final int TAGS = 4;
    private static final long SECTORS = 8_388_608;

    private final Recording recording;

    /** Whether a process waits until its request has a tag, and sends the next one afterwards. */
    private final boolean tagsAreAwaited;

    private final TestEventLoop events = new TestEventLoop();
    private final List<Recording.Issue> issues = new ArrayList<>();
    private final Driver driver;
    private final Map<Long, List<Long>> responses = new TreeMap<>();
    private final Map<Long, ArrayDeque<Recording.Bio>> unsent = new HashMap<>();
    private final Set<Long> waitingForTags = new HashSet<>();
    private final TestSchedulerContext schedulers;
    private final RequestAttribute cpu;
    private int ids;
    private long lastCompletion;

    Replay(
            Recording recording,
            String type,
            int firstPlace,
            Function<SchedulerContext, RequestScheduler> maker,
            ServedInOrder.Times times) {
        this(recording, type, firstPlace, maker, times, events -> new TestRandom(1));
    }

    /** @param random makes the driver's random numbers */
    Replay(
            Recording recording,
            String type,
            int firstPlace,
            Function<SchedulerContext, RequestScheduler> maker,
            ServedInOrder.Times times,
            Function<EventLoop, RandomStream> random) {
        this.recording = recording;
        tagsAreAwaited = type.equals("none");
        ServedInOrder served = new ServedInOrder(events, times);
        BlockTarget device = request -> {
            issues.add(new Recording.Issue(request.operation(), request.sector(), request.sectors()));
            served.submit(request);
            issued(request.process());
        };
        schedulers = new TestSchedulerContext(events, SECTORS, null, new TestRandom(1));
        cpu = schedulers.requestSchema().attribute("cpu", "The processor on which the request was issued.");
        LinuxDriverConfig config = new LinuxDriverConfig(
                Generation.MULTI_QUEUE,
                schedulers.part(type, maker),
                128,
                firstPlace,
                null,
                tagsAreAwaited ? OVERTAKING : 0,
                HZ,
                new MergeConfig(Merging.ALL, Size.parse("1280 KiB"), 128, Size.parse("4 KiB")),
                new PlugConfig(true, null, Time.ofMillis(3), Size.parse("128 KiB")),
                new FlushConfig(false, false));
        driver = new LinuxDriverFactory()
                .create(
                        config,
                        new TestDriverContext(events, () -> maker.apply(schedulers))
                                .device("disk", TAGS, device)
                                .random(() -> random.apply(events)));
    }

    /** Times of completion as recorded: the device completes as many requests at each. */
    static ServedInOrder.Times recordedTimes(Recording recording) {
        int[] next = {0};
        return (request, now) -> Math.max(
                now, next[0] < recording.completions.size() ? recording.completions.get(next[0]++) : now + 1_000_000);
    }

    /** Each request arrives at its recorded time. */
    Replay openly() {
        for (Recording.Bio bio : recording.bios) {
            events.schedule(bio.arrival, () -> send(bio, false));
        }
        events.run();
        return this;
    }

    /** Each request arrives after as many completions of its process as in the recording, with the recorded delay. */
    Replay closed() {
        for (Recording.Bio bio : recording.bios) {
            unsent.computeIfAbsent(bio.process, process -> new ArrayDeque<>()).add(bio);
        }
        events.runUntil(recording.first());
        unsent.keySet().stream().sorted().forEach(process -> sendNext(process));
        events.run();
        return this;
    }

    /** The requests of the device, in order of their issue. */
    List<Recording.Issue> issues() {
        return issues;
    }

    /** Response times by process in nanoseconds. */
    Map<Long, List<Long>> responses() {
        return responses;
    }

    /** From the first arrival to the last completion. */
    long duration() {
        return lastCompletion - recording.first();
    }

    /** Sends the requests whose conditions are met. */
    private void sendNext(long process) {
        ArrayDeque<Recording.Bio> queue = unsent.get(process);
        int completed = responses.getOrDefault(process, List.of()).size();
        while (!queue.isEmpty() && queue.element().after <= completed && !waitingForTags.contains(process)) {
            Recording.Bio bio = queue.remove();
            if (tagsAreAwaited) {
                waitingForTags.add(process);
            }
            long delay = tagsAreAwaited ? Math.min(bio.delay, bio.delayFromIssue) : bio.delay;
            events.schedule(events.now() + delay, () -> send(bio, true));
        }
    }

    private void issued(long process) {
        if (waitingForTags.remove(process)) {
            sendNext(process);
        }
    }

    private void send(Recording.Bio bio, boolean closed) {
        long arrival = events.now();
        Request request = new Request().reset(++ids, 0, bio.operation, bio.sector, bio.sectors);
        request.process(bio.process);
        request.flags(!bio.sync, false, false);
        bio.level.assign(request, 4);
        request.attribute(cpu, bio.cpu);
        request.expect(done -> {
            lastCompletion = done.completed();
            responses.computeIfAbsent(bio.process, process -> new ArrayList<>()).add(done.completed() - arrival);
            if (closed) {
                sendNext(bio.process);
            }
        });
        driver.submit(request);
    }
}
