package org.spindle.flash.ssd;

import org.jspecify.annotations.Nullable;
import org.spindle.flash.front.HostLink;
import org.spindle.flash.medium.FlashGeometry;
import org.spindle.flash.medium.FlashTimes;
import org.spindle.flash.medium.OnfiTimes;
import org.spindle.flash.store.VictimChoice;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Implied;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Rate;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.Validated;

/** Config of the device {@code ssd}. */
@Doc(
        "A solid-state drive from flash array to host link: page map, garbage collection, data cache, and the scheduling of channels and"
                + " dies. Its capacity follows from geometry and over-provisioning.")
public record SsdConfig(
        @Doc("Link to the host: queue-pairs or conversation.") @Default("queue-pairs")
        HostLink link,

        @Doc("Commands that the drive holds at once.") @Default("1024") @Range(min = "1", max = "65536")
        int queueDepth,

        @Doc("Data rate of each lane of the host link.") @Default("4 GB/s") @Range(min = "1 kB/s")
        Rate linkRate,

        @Doc("Lanes of the host link.") @Default("1") @Range(min = "1", max = "32")
        int linkLanes,

        @Doc("Payload of a packet of the link.") @Default("128 B") @Range(min = "1 B", max = "1 MiB")
        Size linkPacket,

        @Doc("Overhead of each packet.") @Default("28 B") @Range(min = "0 B", max = "1 MiB")
        Size linkOverhead,

        @Doc("Whether the link is full duplex, as PCIe and SAS are and SATA is not.") @Default("true")
        boolean duplex,

        @Doc("Time of the controller for each command; it works on one at a time.")
        @Default("0 us")
        @Range(min = "0 us", max = "1 s")
        Time commandTime,

        @Doc("Geometry of the flash.") @Default("{}") FlashGeometry geometry,

        @Doc("Over-provisioning: flash beyond the capacity, as a share of the capacity.")
        @Default("0.07")
        @Range(min = "0", max = "10")
        double overProvisioning,

        @Doc("Times of the flash arrays.") @Default("{}") FlashTimes flash,

        @Doc("The bus of each channel.") @Default("{}") OnfiTimes bus,

        @Doc("The choice of the plane that a page is written to.") @Default("{}")
        PlacementConfig placement,

        @Doc("The order of the operations of a die.") @Default("{}")
        SchedulingConfig scheduling,

        @Doc("The page map.") @Default("{}") MapConfig map,

        @Doc("The data cache; none if absent.") @Nullable DataCacheConfig cache,

        @Doc("The SLC write cache; none if absent.") @Nullable
        SlcCacheConfig slcCache,

        @Doc("Garbage collection and wear levelling.") @Default("{}")
        CollectorConfig garbageCollection,

        @Doc("Bad blocks, from the factory or worn out.") @Default("{}")
        FlashDefects defects,

        @Doc("Zones that are written in order (NVMe zoned namespaces); none if absent.") @Nullable
        ZonesConfig zones,

        @Doc("Whether each channel and each die has its own metrics, in addition to the common ones.")
        @Default("false")
        @Implied
        boolean perDie,

        @Doc("What was written to the drive before the run.") @Default("{}")
        PreconditionConfig precondition)
        implements Validated {

    /** Open blocks of a plane, one for each stream of writes but those to the SLC cache and those of static wear levelling. */
    private static final int OPEN_BLOCKS = 3;

    @Override
    public void validate(Problems problems) {
        if ((double) geometry.allPlanes() * geometry.pagesPerPlane() > Integer.MAX_VALUE) {
            return;
        }
        if (slcCache != null) {
            slcCache.check(this, problems);
            if (slcCache.fixed() >= geometry.blocks()) {
                return;
            }
        }
        int threshold = garbageCollection.thresholdBlocks(geometry.blocks());
        int reserved = garbageCollection.reservedBlocks(geometry.blocks());
        if (reserved >= threshold) {
            problems.report(
                    "garbageCollection.hardThreshold",
                    "the host stops writing at " + reserved + " free blocks of a plane, and collection begins below "
                            + threshold,
                    "less than garbageCollection.threshold, or more blocks");
        }
        int spare = usableBlocks() - blocksInUse();
        if (spare < threshold + openBlocks()) {
            problems.report(
                    "overProvisioning",
                    overProvisioning + " leaves " + spare + " of " + usableBlocks()
                            + " blocks of a plane spare, of which " + threshold + " are to be free and " + openBlocks()
                            + " being written",
                    "more over-provisioning, a lower garbageCollection.threshold, or more geometry.blocks");
        }
        if (precondition.state() == PreconditionConfig.State.STEADY
                && (garbageCollection.policy() == VictimChoice.FIFO
                        || garbageCollection.policy() == VictimChoice.COST_BENEFIT)) {
            problems.report(
                    "precondition.state",
                    "there is no formula of the steady state for this policy of garbage collection",
                    "written, or policy greedy, d-choices or random");
        }
        if (zones != null) {
            zones.check(this, problems);
        }
        if (cache != null && cache.size().bytes() < geometry.page().bytes()) {
            problems.report("cache.size", cache.size() + " does not hold a page", "at least " + geometry.page());
        }
        Size flash = geometry.size();
        if (cache != null && cache.size().bytes() > flash.bytes()) {
            problems.report("cache.size", cache.size() + " is more than the " + flash + " of flash behind it", "less");
        }
        if (map.cache() != null && map.cache().bytes() < map.entry().bytes()) {
            problems.report("map.cache", map.cache() + " does not hold an entry", "at least " + map.entry());
        }
        if (map.entry().bytes() > geometry.page().bytes()) {
            problems.report("map.entry", "an entry of " + map.entry() + " does not fit a page", "less");
        }
    }

    /** Returns the number of blocks of a plane that are not bad from the factory and not kept for the SLC cache. */
    int usableBlocks() {
        return geometry.blocks() - defects.factoryBlocks(geometry.blocks()) - slcBlocks();
    }

    /** Returns the number of blocks of a plane that are kept for the SLC cache. */
    int slcBlocks() {
        return slcCache == null ? 0 : slcCache.fixed();
    }

    private int openBlocks() {
        int cached = slcCache == null || slcCache.dynamic() == 0 ? 0 : 1;
        int cold = garbageCollection.staticWear() == null ? 0 : 1;
        return OPEN_BLOCKS + cached + cold;
    }

    /** Returns the number of blocks of a plane that host and map fill. */
    private int blocksInUse() {
        return (int) Math.ceil(pagesInUse() / (double) geometry.pages());
    }

    /** Returns the number of blocks of a plane that can be retired before it becomes read-only. */
    int expendableBlocks() {
        int reserved = garbageCollection.reservedBlocks(geometry.blocks());
        return geometry.blocks() - slcBlocks() - blocksInUse() - openBlocks() - reserved;
    }

    /** Returns the number of logical pages of the host in each plane. */
    int pagesPerPlane() {
        return (int) ((geometry.pagesPerPlane() - slcBlocks() * geometry.pages()) / (1 + overProvisioning));
    }

    /** Returns the number of logical pages of the host. */
    int pages() {
        return pagesPerPlane() * geometry.allPlanes();
    }

    /** Returns the number of logical pages, from the first, that were written before the run unless it begins empty. */
    int filledPages() {
        return zones == null
                ? (int) (precondition.fill() * pages())
                : (int) (zones.filled(this)
                        * (zones.size().bytes() / geometry.page().bytes()));
    }

    /** Returns the number of entries of the map that fit a page. */
    int entriesPerPage() {
        return (int) (geometry.page().bytes() / map.entry().bytes());
    }

    /** Returns the number of pages of the map that are kept in the flash. */
    int mapPages() {
        return map.cache() == null ? 0 : (pages() + entriesPerPage() - 1) / entriesPerPage();
    }

    /** Returns the number of logical pages of host and map in each plane, rounded up. */
    private int pagesInUse() {
        return pagesPerPlane() + (mapPages() + geometry.allPlanes() - 1) / geometry.allPlanes();
    }
}
