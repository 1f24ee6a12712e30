package org.spindle.flash.ssd;

import org.spindle.flash.front.SerialServer;
import org.spindle.spi.config.Size;

/** The host link: data in packets, each with an overhead, in order of arrival. */
final class HostTransfer {

    private final SerialServer up = new SerialServer();
    private final SerialServer down;
    private final double nanosPerByte;
    private final long packet;
    private final long overhead;

    HostTransfer(SsdConfig config) {
        down = config.duplex() ? new SerialServer() : up;
        nanosPerByte = 1e9 / (config.linkRate().bytesPerSecond() * config.linkLanes());
        packet = config.linkPacket().bytes();
        overhead = config.linkOverhead().bytes();
    }

    /** Returns when a number of sectors of 512 bytes have reached the host. */
    long toHost(long now, long sectors) {
        return up.serve(now, nanos(sectors));
    }

    /** Returns when a number of sectors of 512 bytes have arrived from the host. */
    long fromHost(long now, long sectors) {
        return down.serve(now, nanos(sectors));
    }

    private long nanos(long sectors) {
        long bytes = sectors * Size.SECTOR;
        return Math.round((bytes + (bytes + packet - 1) / packet * overhead) * nanosPerByte);
    }
}
