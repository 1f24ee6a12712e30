package org.spindle.disk.hdd;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.spindle.disk.DiskComponents;
import org.spindle.disk.assembly.LayoutFactory;
import org.spindle.disk.geometry.Layout;
import org.spindle.disk.hdd.spec.HddCompat;
import org.spindle.disk.hdd.spec.HddConfig;
import org.spindle.disk.mechanics.SeekCurve;
import org.spindle.spi.device.Device;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.device.RequestMix;
import org.spindle.spi.device.ServiceForecast;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.PositionOracle;

/** A mechanical disk drive. At the start its arm is at cylinder 0, head 0, its buffer empty. */
public final class HardDrive implements Device {

    private final HddConfig config;
    private final Layout layout;
    private final int sectorsPerBlock;
    private final CommandProcessor commands;
    private final PositionOracle positions;
    private final DriveStatistics statistics;
    private final Deque<DriveRequest> pool = new ArrayDeque<>();
    private final Mechanism mechanism;
    private long sequence;

    HardDrive(HddConfig config, Set<HddCompat> compat, DeviceContext context) {
        this.config = config;
        layout = LayoutFactory.create(config, compat);
        sectorsPerBlock = (int) (config.sectorSize().bytes() / 512);
        mechanism = new Mechanism(config.mechanics(), layout, compat);
        CommandTimes times = new CommandTimes(config, compat.contains(HddCompat.FREE_WRITE_DISCONNECT));
        SegmentPool segments = new SegmentPool(config, layout, compat);
        LeastSeek leastSeek = mechanism.leastSeek();
        SeekCurve readSeek = mechanism.readSeek();
        DrivePositions atHost = new DrivePositions(true, layout, sectorsPerBlock, readSeek, leastSeek, times, segments);
        DrivePositions inside =
                new DrivePositions(false, layout, sectorsPerBlock, readSeek, leastSeek, times, segments);
        StalePositions staleAtHost =
                new StalePositions(atHost, layout, leastSeek, sectorsPerBlock, times.minimumWriteSeekPicos);
        StalePositions staleInside =
                new StalePositions(inside, layout, leastSeek, sectorsPerBlock, times.minimumWriteSeekPicos);
        boolean isStale = compat.contains(HddCompat.STALE_PREDICTIONS);
        positions = isStale ? staleAtHost : atHost;
        DriveQueue queue = new DriveQueue(
                context.scheduler(config.scheduler(), sectors(), isStale ? staleInside : inside), context.events());
        DriveClock clock = compat.contains(HddCompat.MILLISECOND_CLOCK)
                ? new MillisecondClock(context.events())
                : new PicosecondClock(context.events());
        statistics = new DriveStatistics(context.metrics(), DiskComponents.of(context.requestSchema()), this::recycle);
        DriveTimeline shown = context.timeline().isShown() ? new DriveTimeline(statistics, context.timeline()) : null;
        commands = new CommandProcessor(
                config,
                compat,
                clock,
                context.bus(),
                queue,
                segments,
                times,
                shown == null ? statistics : shown,
                client -> mechanism.medium(client, clock));
        ArmForecast forecast = new ArmForecast(
                commands,
                times,
                context.events(),
                new Rehearsal(commands.arm(), mechanism::medium),
                config.buffer().readAhead().stopInSector(),
                compat.contains(HddCompat.ADDED_STOP_WAIT));
        atHost.attach(forecast);
        inside.attach(forecast);
        staleAtHost.attach(commands.arm().medium());
        staleInside.attach(commands.arm().medium());
        if (shown != null) {
            shown.attach(commands.arm().medium());
        }
    }

    @Override
    public void submit(Request request) {
        DriveRequest inside = pool.poll();
        if (inside == null) {
            inside = new DriveRequest();
        }
        inside.reset(request, sequence++, sectorsPerBlock);
        statistics.arrived();
        commands.submit(inside);
    }

    private void recycle(DriveRequest request) {
        pool.push(request);
    }

    @Override
    public long sectors() {
        return layout.blocks() * sectorsPerBlock;
    }

    @Override
    public int queueDepth() {
        return config.queueDepth();
    }

    @Override
    public PositionOracle positions() {
        return positions;
    }

    @Override
    public ServiceForecast forecast(RequestMix mix) {
        return new DriveForecast(config, layout, mechanism.readSeek(), mechanism.writeSeek(), mechanism.rotation(), mix)
                .forecast();
    }

    @Override
    public @Nullable String refusal(long sector, long sectors) {
        long unit = config.logicalSectorBytes() / 512;
        if (sector % unit != 0 || sectors % unit != 0) {
            return "sectors " + sector + "+" + sectors + " do not lie on the drive's logical sectors of "
                    + config.logicalSectorBytes() + " bytes (" + unit + " sectors of 512)";
        }
        if (sector < 0 || sector + sectors > sectors()) {
            return "sectors " + sector + "+" + sectors + " go beyond the drive's last, " + (sectors() - 1);
        }
        return null;
    }
}
