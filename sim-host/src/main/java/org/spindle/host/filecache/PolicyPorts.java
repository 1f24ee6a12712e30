package org.spindle.host.filecache;

import org.spindle.host.cache.DirtyLines;
import org.spindle.spi.Parts;
import org.spindle.spi.cache.PrefetchContext;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.WriteBackContext;
import org.spindle.spi.host.HostContext;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;

/** The contexts of the policies of a file cache. */
final class PolicyPorts {

    private final FileCacheConfig config;
    private final HostContext context;
    private final BlockKeys keys;
    private final CacheTransfers transfers;
    private final int users;

    PolicyPorts(FileCacheConfig config, HostContext context, BlockKeys keys, CacheTransfers transfers, int users) {
        this.config = config;
        this.context = context;
        this.keys = keys;
        this.transfers = transfers;
        this.users = users;
    }

    ReplacementContext replacement() {
        return new ReplacementContext() {
            @Override
            public int lines() {
                return config.blocks();
            }

            @Override
            public long bytes() {
                return config.blocks() * config.block().bytes();
            }

            @Override
            public int ghostLimit() {
                return config.blocks();
            }

            @Override
            public RandomStream random() {
                return context.random("replacement");
            }

            @Override
            public Metrics metrics() {
                return context.metrics();
            }

            @Override
            public long keyLimit() {
                return keys.limit();
            }

            @Override
            public Parts parts() {
                return context.parts();
            }
        };
    }

    /**
     * Returns the context of the prefetch policy, for which every process has separate units, so that runs of reads of different processes do not interfere.
     */
    PrefetchContext prefetch() {
        return new PrefetchContext() {
            @Override
            public int lines() {
                return config.blocks();
            }

            @Override
            public int lineSectors() {
                return config.blockSectors();
            }

            @Override
            public int units() {
                return Math.multiplyExact(Math.max(1, users), keys.units());
            }

            @Override
            public long sectors(int unit) {
                return keys.sectors(unit % keys.units());
            }

            @Override
            public EventLoop events() {
                return context.events();
            }

            @Override
            public RandomStream random() {
                return context.random("prefetch");
            }

            @Override
            public Metrics metrics() {
                return context.metrics();
            }
        };
    }

    WriteBackContext writeBack() {
        DirtyLines dirty = transfers.dirty();
        return new WriteBackContext() {
            @Override
            public int lines() {
                return config.blocks();
            }

            @Override
            public long lineBytes() {
                return config.block().bytes();
            }

            @Override
            public int units() {
                return keys.units();
            }

            @Override
            public EventLoop events() {
                return context.events();
            }

            @Override
            public RandomStream random() {
                return context.random("write-back");
            }

            @Override
            public Metrics metrics() {
                return context.metrics();
            }

            @Override
            public int dirtyLines() {
                return dirty.count();
            }

            @Override
            public int oldest(int unit) {
                return dirty.oldest(unit);
            }

            @Override
            public int next(int line) {
                return dirty.next(line);
            }

            @Override
            public boolean isIdle(int unit) {
                return transfers.isIdle(unit);
            }

            @Override
            public int writeOut(int line) {
                return writeOutPiece(line) ? 1 : 0;
            }

            @Override
            public boolean writeOutPiece(int line) {
                transfers.enter();
                boolean isBegun = transfers.write(line, null);
                transfers.leave();
                return isBegun;
            }
        };
    }
}
