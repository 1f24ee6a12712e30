package org.spindle.disk.hdd;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.spindle.disk.hdd.spec.Buffer;
import org.spindle.disk.hdd.spec.BusBehaviour;
import org.spindle.disk.hdd.spec.HddCompat;
import org.spindle.disk.hdd.spec.HddConfig;
import org.spindle.disk.mechanics.DiskComponents;
import org.spindle.spi.BuiltInTypes.Scheduler;
import org.spindle.spi.device.DeviceContext;

/**
 * Creates the parts of a drive and connects them. Parts refer only to parts that exist before them, except for three
 * connections that are made afterwards: events on the bus go to {@link DataPhases}, announcements of commands to {@link
 * SectorContacts}, and a request that gets the arm goes to {@link CurrentAccess}.
 */
final class DriveAssembly {

    private final HddConfig config;
    private final Set<HddCompat> compat;
    private final DeviceContext context;

    private final Mechanism mechanism;
    private final DriveClock clock;
    private final Medium medium;
    private final DriveRequestPool requests;
    private final DriveStatistics statistics;
    private final DriveObserver observer;
    private final Arm arm;

    private final AccessRules rules;
    private final CommandTimes times;
    private final ReadAheadLimits limits;
    private final SegmentPool segments;
    private final UnwrittenData unwritten = new UnwrittenData();
    private final ExtraDisconnects extraDisconnects;
    private final RequestStates states;

    /** @param shared by all drives of the run */
    DriveAssembly(HddConfig config, Set<HddCompat> compat, DeviceContext context, DrivesOfRun shared) {
        this.config = config;
        this.compat = compat;
        this.context = context;
        mechanism = new Mechanism(config.mechanics(), shared.alike.of(config, compat), compat);
        clock = compat.contains(HddCompat.MILLISECOND_CLOCK)
                ? new MillisecondClock(context.events(), shared.moments.present)
                : new PicosecondClock(context.events());
        medium = mechanism.medium(clock);
        rules = new AccessRules(config.buffer(), compat);
        times = new CommandTimes(config, compat.contains(HddCompat.FREE_WRITE_DISCONNECT));
        limits = new ReadAheadLimits(config, mechanism.layout());
        segments = new SegmentPool(config, mechanism.layout(), compat, limits);
        extraDisconnects = new ExtraDisconnects(config.bus(), compat, times);
        requests = new DriveRequestPool(config.sectorsPerBlock());
        states = new RequestStates(clock, context.requestSchema());
        statistics =
                new DriveStatistics(context.metrics(), DiskComponents.of(context.requestSchema()), states, requests);
        SpecifiedTimes.declare(context.metrics(), mechanism);
        observer = context.timeline().isShown() ? timeline() : statistics;
        boolean sharesStops = compat.contains(HddCompat.SHARED_STOP_TIME);
        arm = new Arm(medium, observer, states, sharesStops ? shared.moments.interruptionEnd : new Moment());
        context.metrics().beforeReading(medium::catchUp);
    }

    private DriveTimeline timeline() {
        DriveTimeline shown = new DriveTimeline(statistics, context.timeline(), medium);
        context.timeline().atEnd(shown::cut);
        return shown;
    }

    HardDrive drive() {
        ArmForecast forecast = forecast();
        DriveQueue queue = queue(forecast);
        Buffer buffer = config.buffer();
        BusBehaviour bus = config.bus();
        Preemption preemption = new Preemption(buffer, bus.preseek(), rules, queue, arm, medium.event(), justInTime());
        Prefetching prefetching = Prefetching.of(
                config, segments, queue, requests, clock, mechanism.layout().blocks(), context);
        AccessEnd end = new AccessEnd(buffer, compat, arm, queue, observer, prefetching);
        DeferredWrites deferred =
                DeferredWrites.of(config, segments, queue, unwritten, medium, clock, observer, context);
        ArmDispatcher dispatcher =
                new ArmDispatcher(buffer, compat, queue, segments, preemption, end, arm, observer, deferred);
        if (deferred != null) {
            deferred.connect(dispatcher);
        }
        BlockTransfer transfer = new BlockTransfer(
                context.bus(),
                clock,
                medium,
                new BlockSectors(config),
                bus.sectorTime().picos());
        HostPort port = new HostPort(
                context.bus(), clock, medium, transfer, compat.contains(HddCompat.LATE_ACKNOWLEDGEMENT), states);
        DriveParts parts = new DriveParts(
                clock,
                medium,
                arm,
                buffer,
                bus,
                compat,
                times,
                rules,
                unwritten,
                segments,
                queue,
                preemption,
                dispatcher,
                states,
                observer,
                prefetching,
                deferred);
        Reselection reselection = new Reselection(parts, port);
        DataPhases phases = new DataPhases(parts, port, transfer, reselection);
        port.connect(phases);
        SectorContacts contacts = new SectorContacts(parts, port, transfer, reselection);
        contacts.connect();
        dispatcher.connect(access(parts, transfer, phases, contacts));
        CommandProcessor commands = new CommandProcessor(parts, extraDisconnects, port, reselection, contacts);
        return new HardDrive(config, mechanism, requests, statistics, commands, positions(true, forecast));
    }

    private @Nullable JustInTimeSeek justInTime() {
        return config.buffer().readAhead().justInTime()
                ? new JustInTimeSeek(mechanism, medium, times, context.metrics())
                : null;
    }

    private CurrentAccess access(DriveParts parts, BlockTransfer transfer, DataPhases phases, SectorContacts contacts) {
        AccessStart start = new AccessStart(arm, medium, clock, rules);
        ReadAccess reads = new ReadAccess(parts, limits, start, phases, contacts);
        WriteAccess writes = new WriteAccess(parts, start, transfer, phases);
        return new CurrentAccess(parts, followsSectors(), reads, writes, phases, contacts);
    }

    /**
     * Returns whether each sector boundary needs its event. Drives that share a bus may rotate synchronously, if their
     * speeds are equal and never rounded: then their boundaries coincide to the nanosecond repeatedly, and only the
     * events determine which drive is first.
     */
    private boolean followsSectors() {
        boolean inStep = context.bus().isShared() && !compat.contains(HddCompat.MILLISECOND_CLOCK);
        return inStep || observer.followsSectors();
    }

    private ArmForecast forecast() {
        AccessSimulation simulation = new AccessSimulation(mechanism, arm, medium, rules);
        return new ArmForecast(
                arm, medium, unwritten, extraDisconnects, times, context.events(), simulation, rules, mechanism);
    }

    private DriveQueue queue(ArmForecast forecast) {
        long sectors = mechanism.layout().blocks() * config.sectorsPerBlock();
        return new DriveQueue(
                context.scheduler(config.scheduler(), sectors, positions(false, forecast)),
                context.events(),
                !compat.contains(HddCompat.READ_AHEAD_DESPITE_PRIORITY)
                        || !config.scheduler().type().equals(Scheduler.PRIORITY));
    }

    private DrivePositions positions(boolean fromHost, ArmForecast forecast) {
        int sectorsPerBlock = config.sectorsPerBlock();
        LeastSeek leastSeek = mechanism.leastSeek();
        @Nullable Buffer inert = compat.contains(HddCompat.NO_ZERO_LATENCY) ? config.buffer() : null;
        Positioning positioning = compat.contains(HddCompat.STALE_PREDICTIONS)
                ? new LastSectorPositioning(
                        mechanism, medium, leastSeek, sectorsPerBlock, times.minimumWriteSeekPicos, inert)
                : new ForecastPositioning(fromHost, sectorsPerBlock, segments, leastSeek, forecast);
        return new DrivePositions(mechanism, medium, sectorsPerBlock, segments, positioning);
    }
}
