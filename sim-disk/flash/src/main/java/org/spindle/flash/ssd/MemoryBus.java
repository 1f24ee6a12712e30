package org.spindle.flash.ssd;

import org.jspecify.annotations.Nullable;
import org.spindle.flash.front.SerialServer;
import org.spindle.spi.config.Size;

/** The memory of the data cache, which serves one access at a time. */
final class MemoryBus {

    private final SerialServer server = new SerialServer();
    private final long access;
    private final double nanosPerByte;

    MemoryBus(@Nullable DataCacheConfig config) {
        access = config == null ? 0 : config.access().nanos();
        nanosPerByte = config == null ? 0 : 1e9 / config.rate().bytesPerSecond();
    }

    /** Returns when so many sectors of 512 bytes have been read or written. */
    long move(long now, long sectors) {
        return server.serve(now, access + Math.round(sectors * Size.SECTOR * nanosPerByte));
    }
}
