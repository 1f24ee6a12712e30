package org.spindle.disk.hdd;

import org.jspecify.annotations.Nullable;
import org.spindle.disk.hdd.spec.HddConfig;
import org.spindle.spi.config.Size;
import org.spindle.spi.device.Device;
import org.spindle.spi.device.RequestMix;
import org.spindle.spi.device.ServiceForecast;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.PositionOracle;

/** A mechanical disk drive. At the start its arm is at cylinder 0, head 0, its buffer empty. */
public final class HardDrive implements Device {

    private final HddConfig config;
    private final Mechanism mechanism;
    private final DriveRequestPool requests;
    private final DriveStatistics statistics;
    private final CommandProcessor commands;
    private final PositionOracle positions;

    HardDrive(
            HddConfig config,
            Mechanism mechanism,
            DriveRequestPool requests,
            DriveStatistics statistics,
            CommandProcessor commands,
            PositionOracle positions) {
        this.config = config;
        this.mechanism = mechanism;
        this.requests = requests;
        this.statistics = statistics;
        this.commands = commands;
        this.positions = positions;
    }

    @Override
    public void submit(Request request) {
        statistics.arrived();
        commands.submit(requests.take(request));
    }

    @Override
    public long sectors() {
        return mechanism.layout().blocks() * config.sectorsPerBlock();
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
        return new DriveForecast(config, mechanism, mix).forecast();
    }

    @Override
    public @Nullable String refusal(long sector, long sectors) {
        long unit = config.logicalSectorBytes() / Size.SECTOR;
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
