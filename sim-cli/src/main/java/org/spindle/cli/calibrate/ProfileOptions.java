package org.spindle.cli.calibrate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.spindle.cli.command.UsageException;
import org.spindle.flash.calibrate.MeasuredLoad;
import org.spindle.flash.calibrate.ProfileInputs;
import org.spindle.spi.config.Rate;
import org.spindle.spi.config.Size;
import picocli.CommandLine.Option;

/** What the user knows of a drive that is fitted as an ssd-profile. */
final class ProfileOptions {

    private static final int MOST = 1024;
    private static final Size LARGEST_PAGE = new Size(16 << 20);

    private static final String LINK_RATE = "550 MB/s";
    private static final int CHANNELS = 8;
    private static final int DIES_PER_CHANNEL = 2;
    private static final String PAGE = "32 KiB";
    private static final String CHANNEL_RATE = "800 MB/s";

    @Option(
            names = "--link-rate",
            paramLabel = "RATE",
            description = "Data rate of the host link of an ssd-profile (default: " + LINK_RATE + ").")
    private @Nullable String linkRate;

    @Option(
            names = "--channels",
            paramLabel = "N",
            description = "Channels of an ssd-profile (default: " + CHANNELS + ").")
    private @Nullable Integer channels;

    @Option(
            names = "--dies-per-channel",
            paramLabel = "N",
            description = "Dies on each channel of an ssd-profile (default: " + DIES_PER_CHANNEL + ").")
    private @Nullable Integer diesPerChannel;

    @Option(names = "--page", paramLabel = "SIZE", description = "Page of an ssd-profile (default: " + PAGE + ").")
    private @Nullable String page;

    @Option(
            names = "--channel-rate",
            paramLabel = "RATE",
            description = "Data rate of each channel of an ssd-profile (default: " + CHANNEL_RATE + ").")
    private @Nullable String channelRate;

    /** Returns the names of the options that are given. */
    List<String> given() {
        List<String> given = new ArrayList<>();
        addIf(linkRate != null, "--link-rate", given);
        addIf(channels != null, "--channels", given);
        addIf(diesPerChannel != null, "--dies-per-channel", given);
        addIf(page != null, "--page", given);
        addIf(channelRate != null, "--channel-rate", given);
        return given;
    }

    private static void addIf(boolean isGiven, String name, List<String> given) {
        if (isGiven) {
            given.add(name);
        }
    }

    /**
     * Returns the inputs of a fit.
     *
     * @throws UsageException if a value is not in its range
     */
    ProfileInputs inputs(Size capacity, int queueDepth) {
        Size ofPage = parsed("--page", page, PAGE, Size::parse);
        if (ofPage.bytes() < Size.SECTOR || ofPage.compareTo(LARGEST_PAGE) > 0 || ofPage.bytes() % Size.SECTOR != 0) {
            throw new UsageException("--page: " + ofPage + " is not a page\n  give a multiple of " + Size.SECTOR
                    + " B up to " + LARGEST_PAGE);
        }
        return new ProfileInputs(
                capacity,
                queueDepth,
                rate("--link-rate", linkRate, LINK_RATE),
                count("--channels", channels, CHANNELS),
                count("--dies-per-channel", diesPerChannel, DIES_PER_CHANNEL),
                ofPage,
                rate("--channel-rate", channelRate, CHANNEL_RATE));
    }

    private static Rate rate(String option, @Nullable String given, String otherwise) {
        Rate rate = parsed(option, given, otherwise, Rate::parse);
        if (rate.bytesPerSecond() < 1e3) {
            throw new UsageException(option + ": " + rate + " is too slow\n  give 1 kB/s or more");
        }
        return rate;
    }

    private static int count(String option, @Nullable Integer given, int otherwise) {
        int count = given == null ? otherwise : given;
        if (count < 1 || count > MOST) {
            throw new UsageException(option + " is " + count + "\n  give 1 to " + MOST);
        }
        return count;
    }

    private static <T> T parsed(String option, @Nullable String given, String otherwise, Function<String, T> parser) {
        try {
            return parser.apply(given == null ? otherwise : given);
        } catch (IllegalArgumentException e) {
            throw new UsageException(option + ": " + e.getMessage());
        }
    }

    /** Returns what the user should know if the fastest of the measurements moves more than the link does. */
    static Optional<String> advice(ProfileInputs inputs, MeasuredLoad fastest) {
        if (fastest.bytesPerSecond() <= inputs.linkRate().bytesPerSecond()) {
            return Optional.empty();
        }
        return Optional.of("note: measurement '" + fastest.name() + "' moves "
                + new Rate(Math.rint(fastest.bytesPerSecond() / 1e6) * 1e6) + ", more than the " + inputs.linkRate()
                + " of the host link; give the rate of the link by --link-rate");
    }
}
