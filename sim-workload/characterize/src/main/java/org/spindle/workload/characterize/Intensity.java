package org.spindle.workload.characterize;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.analysis.AnalysisReport;
import org.spindle.spi.analysis.Axis;
import org.spindle.spi.analysis.TraceAnalysis;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.trace.TraceRecord;

/** Rates of requests and data, on average and in the busiest windows (Hsu 2003, section 2.5.2). */
public final class Intensity implements TraceAnalysis {

    private static final double NANOS_PER_SECOND = 1e9;
    private static final double MEGABIT = 1 << 20;
    private static final double GIGABYTE = 1L << 30;

    @Doc("Rates of requests and data, on average and at their peaks, Amdahl's factor and access density.")
    public record Config(
            @Doc("Lengths of the windows in which peaks are searched. Windows begin at multiples of their length.")
            @Default("[100 ms, 1 s, 10 s, 1 min, 10 min, 1 h]")
            List<Time> windows,

            @Doc("Speed of the traced machine's processors in MIPS; needed for Amdahl's factor.") @Nullable
            Double mips,

            @Doc("Storage in use on the traced machine; needed for access density.") @Nullable
            Size capacity) {

        public Config {
            windows = List.copyOf(windows);
            windows.forEach(window -> Positive.time("a window", window));
            if (mips != null && !(mips > 0)) {
                throw new IllegalArgumentException("mips must be above 0, not " + mips);
            }
            if (capacity != null && capacity.bytes() == 0) {
                throw new IllegalArgumentException("capacity must be above 0");
            }
        }
    }

    /** The maximum over the windows of one length. */
    private static final class Peak {
        private final Time length;
        private final long nanos;
        private long window;
        private long requests;
        private long bytes;
        private long mostRequests;
        private long mostBytes;

        Peak(Time length) {
            this.length = length;
            nanos = length.nanos();
        }

        void add(long time, long size) {
            long now = time / nanos;
            if (now != window) {
                window = now;
                requests = 0;
                bytes = 0;
            }
            requests++;
            bytes += size;
            mostRequests = Math.max(mostRequests, requests);
            mostBytes = Math.max(mostBytes, bytes);
        }

        double requestRate() {
            return mostRequests * NANOS_PER_SECOND / nanos;
        }

        double byteRate() {
            return mostBytes * NANOS_PER_SECOND / nanos;
        }

        String name() {
            return length.toString().replace(' ', '-');
        }
    }

    private final Config config;
    private final List<Peak> peaks;
    private final ArrivalClock clock = new ArrivalClock();
    private long requests;
    private long bytes;

    Intensity(Config config) {
        this.config = config;
        peaks = config.windows().stream().map(Peak::new).toList();
    }

    @Override
    public void accept(TraceRecord record) {
        long time = clock.advance(record);
        if (time == TraceRecord.NONE) {
            return;
        }
        requests++;
        bytes += record.length;
        for (Peak peak : peaks) {
            peak.add(time, record.length);
        }
    }

    @Override
    public void report(AnalysisReport to) {
        if (!clock.note(to)) {
            return;
        }
        double seconds = clock.span() / NANOS_PER_SECOND;
        to.figure("span", "s", "Time from the first to the last arrival.", seconds);
        to.figure("request-rate", "requests/s", "Reads and writes per second over the span.", requests / seconds);
        to.figure(
                "data-rate",
                "MB/s",
                "Bytes read and written per second over the span, in millions.",
                bytes / seconds / 1e6);
        addFiguresPerMachine(to, "", "Over the whole span", requests / seconds, bytes / seconds);
        SingleLineChart rates = new SingleLineChart("peak");
        SingleLineChart volumes = new SingleLineChart("peak");
        for (Peak peak : peaks) {
            if (peak.nanos > clock.span()) {
                to.note("The trace is shorter than a window of " + peak.length + ".");
                continue;
            }
            String in = "In the busiest window of " + peak.length;
            to.figure("peak-request-rate-" + peak.name(), "requests/s", in + ", by requests.", peak.requestRate());
            to.figure("peak-data-rate-" + peak.name(), "MB/s", in + ", by bytes.", peak.byteRate() / 1e6);
            addFiguresPerMachine(to, "-" + peak.name(), in, peak.requestRate(), peak.byteRate());
            rates.add(peak.nanos / NANOS_PER_SECOND, peak.requestRate());
            volumes.add(peak.nanos / NANOS_PER_SECOND, peak.byteRate() / 1e6);
        }
        Axis window = Axis.log("window", "s");
        rates.draw(
                to,
                "peak-request-rate",
                "Requests per second in the busiest window of each length.",
                window,
                Axis.log("peak rate", "requests/s"));
        volumes.draw(
                to,
                "peak-data-rate",
                "Data per second in the busiest window of each length.",
                window,
                Axis.log("peak rate", "MB/s"));
    }

    private void addFiguresPerMachine(
            AnalysisReport to, String suffix, String when, double requestRate, double byteRate) {
        if (config.mips() != null) {
            double mips = config.mips();
            to.figure(
                    "amdahl-factor" + suffix,
                    "Mb/s/MIPS",
                    when + ": megabits (2^20 bits) per second, divided by the processors' million instructions per"
                            + " second.",
                    8 * byteRate / MEGABIT / mips);
            to.figure(
                    "requests-per-mips" + suffix,
                    "requests/s/MIPS",
                    when + ": requests per second, divided by the processors' million instructions per second.",
                    requestRate / mips);
        }
        if (config.capacity() != null) {
            double capacity = config.capacity().bytes() / GIGABYTE;
            to.figure(
                    "access-density" + suffix,
                    "requests/s/GiB",
                    when + ": requests per second, divided by the storage in use.",
                    requestRate / capacity);
            to.figure(
                    "data-rate-density" + suffix,
                    "Mb/s/GiB",
                    when + ": megabits (2^20 bits) per second, divided by the storage in use.",
                    8 * byteRate / MEGABIT / capacity);
        }
    }
}
