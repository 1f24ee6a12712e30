package org.example.regions;

import java.util.List;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Distribution;
import org.spindle.spi.observer.Observer;
import org.spindle.spi.observer.ObserverContext;
import org.spindle.spi.observer.ObserverFactory;
import org.spindle.spi.observer.ObserverFile;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;

/** Counts requests by region of the device, and writes the counts to a file. */
final class RegionsObserver implements Observer {

    @Doc("Counts requests by region of the device.")
    public record Config(
            @Doc("Size of a region.") Size region,

            @Doc("Name of the file of counts.") @Default("regions.csv")
            String file,

            @Doc("Number of the arrival that it fails at; 0 for none.") @Default("0") @Range(min = "0")
            long failAt) {}

    public static final class Factory implements ObserverFactory<Config> {
        @Override
        public Observer create(Config config, ObserverContext context) {
            return new RegionsObserver(config, context);
        }
    }

    private static final int MOST_REGIONS = 64;

    private final ObserverContext context;
    private final long sectors;
    private final long failAt;
    private final ObserverFile file;
    private final Counter arrivals;
    private final Distribution responses;
    private final long[] counts = new long[MOST_REGIONS];
    private long arrived;
    private boolean isWarm;

    private RegionsObserver(Config config, ObserverContext context) {
        this.context = context;
        sectors = config.region().bytes() / 512;
        failAt = config.failAt();
        file = context.file(config.file(), "Requests by region.");
        arrivals = context.metrics().counter("arrivals", "requests", "Requests that arrived.");
        responses = context.metrics().distribution("responses", "ns", "Response times.");
    }

    @Override
    public void begin(RequestSchema schema, List<String> units) {
        file.write("# " + context.name() + " of " + String.join(" ", units) + "\n");
    }

    @Override
    public void arrived(Request request) {
        if (++arrived == failAt) {
            throw new IllegalStateException("told to fail");
        }
        arrivals.add(1);
        if (isWarm) {
            counts[(int) Math.min(MOST_REGIONS - 1, request.sector() / sectors)]++;
        }
    }

    @Override
    public void completed(Request request) {
        responses.record(request.responseTime());
    }

    @Override
    public void warmedUp(long at) {
        isWarm = true;
        file.write("# warm at " + at + "\n");
    }

    @Override
    public void end(long at) {
        for (int i = 0; i < MOST_REGIONS; i++) {
            if (counts[i] > 0) {
                file.write(i + "," + counts[i] + "\n");
            }
        }
        context.series("halves", "", Math.max(1, at / 2), arrived, Double.NaN);
    }
}
