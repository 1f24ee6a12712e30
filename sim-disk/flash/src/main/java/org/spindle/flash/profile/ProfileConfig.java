package org.spindle.flash.profile;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.flash.front.HostLink;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Rate;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.Validated;

/** Config of the device {@code ssd-profile}. */
@Doc(
        "A solid-state drive by about a dozen numbers, to be fitted to measurements. Consecutive pages lie on consecutive dies; each die,"
                + " channel and the link serve in order of arrival. The location of data and the free pages of blocks are not"
                + " modelled; 'ssd' models them.")
public record ProfileConfig(
        @Doc("Addressable bytes.") @Range(min = "512 B") Size capacity,

        @Doc("Link to the host: queue-pairs or conversation.") @Default("queue-pairs")
        HostLink link,

        @Doc("Commands that the drive holds at once.") @Default("1024") @Range(min = "1", max = "65536")
        int queueDepth,

        @Doc("Data rate of the host link.") @Range(min = "1 kB/s")
        Rate linkRate,

        @Doc("Whether the link is full duplex, as PCIe and SAS are and SATA is not.") @Default("true")
        boolean duplex,

        @Doc(
                "Time of the controller for each command; it works on one at a time, so that this bounds the rate of requests.")
        @Default("0 us")
        @Range(min = "0 us", max = "1 s")
        Time commandTime,

        @Doc("Further time before a read reaches the flash; that of several reads overlaps.")
        @Default("0 us")
        @Range(min = "0 us", max = "1 s")
        Time readOverhead,

        @Doc("Time from the arrival of a write's data to its completion, if the buffer has room.")
        @Default("0 us")
        @Range(min = "0 us", max = "1 s")
        Time writeOverhead,

        @Doc("Further time for each 4 KiB, begun or full, of a write.")
        @Default("0 us")
        @Range(min = "0 us", max = "1 s")
        Time writeTime,

        @Doc("Channels.") @Range(min = "1", max = "1024") int channels,

        @Doc("Dies on each channel.") @Range(min = "1", max = "1024")
        int diesPerChannel,

        @Doc("Size of a page: the unit of programming, and the most that is read at once.")
        @Default("32 KiB")
        @Range(min = "512 B", max = "16 MiB")
        Size page,

        @Doc("Data rate of each channel.") @Range(min = "1 kB/s")
        Rate channelRate,

        @Doc(
                "Times of a die to read a page, one for each type of page; the types alternate from page to page of a die.")
        List<Time> read,

        @Doc("Time of a die to program a page.") @Range(min = "0 us", max = "1 s")
        Time program,

        @Doc("Time of a die to erase a block.") @Default("0 us") @Range(min = "0 us", max = "1 s")
        Time erase,

        @Doc("Write buffer; two pages for each die if absent.") @Nullable
        Size buffer,

        @Doc("Whether the content of the buffer survives a loss of power, so that a flush need not wait for the flash.")
        @Default("false")
        boolean powerLossProtection,

        @Doc("Garbage collection; none if absent.") @Nullable
        CollectionConfig garbageCollection)
        implements Validated {

    private static final int LARGEST_DIES = 65536;

    public ProfileConfig {
        read = List.copyOf(read);
    }

    @Override
    public void validate(Problems problems) {
        sectors("capacity", capacity, problems);
        sectors("page", page, problems);
        if (read.isEmpty()) {
            problems.report("read", "there is no read time", "one for each type of page, such as [36 us]");
        }
        for (int i = 0; i < read.size(); i++) {
            if (read.get(i).inNanos() < 0 || read.get(i).inNanos() > 1e9) {
                problems.report("read[" + i + "]", read.get(i) + " is not a time of a read", "0 us to 1 s");
            }
        }
        if ((long) channels * diesPerChannel > LARGEST_DIES) {
            problems.report(
                    "diesPerChannel",
                    channels + " channels of " + diesPerChannel + " dies are more than " + LARGEST_DIES + " dies",
                    "fewer");
        }
        if (buffer != null && buffer.bytes() < page.bytes()) {
            problems.report("buffer", "a buffer of " + buffer + " never holds a page of " + page, "at least " + page);
        }
    }

    private static void sectors(String key, Size size, Problems problems) {
        if (size.bytes() % Size.SECTOR != 0) {
            problems.report(key, size + " is not a whole number of sectors", "a multiple of " + Size.SECTOR + " B");
        }
    }

    int dies() {
        return channels * diesPerChannel;
    }

    long bufferBytes() {
        return buffer == null ? 2 * page.bytes() * dies() : buffer.bytes();
    }
}
