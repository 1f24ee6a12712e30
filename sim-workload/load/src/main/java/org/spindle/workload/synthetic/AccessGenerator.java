package org.spindle.workload.synthetic;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Size;
import org.spindle.spi.sim.RandomStream;

/** Draws the kind and the address of successive requests. */
final class AccessGenerator {

    /** Number of alternatives per kind: reads or writes, to new data or to data accessed before. */
    private static final int ALTERNATIVES_OF_KIND = 4;

    private static final int WRITE = 1;
    private static final int AGAIN = 2;

    private final List<RequestKind> kinds;
    private final long[] sectors;

    /** Probability that a request of a kind continues its stream sequentially, or NaN if the stream's run length decides. */
    private final double[] sequential;

    private final AlternativeDraw alternatives;
    private final List<TargetRegion> extents;
    private final AlternativeDraw targets;
    private final Placement placement;
    private final CountDistribution runLength;

    /** Streams of reads, then streams of writes. */
    private final Stream[] streams;

    /** Number of requests that went to new data instead of data accessed before, by the alternative for new data. */
    private final long[] owed;

    private final RandomStream kindDraws;
    private final RandomStream streamDraws;
    private final RandomStream deviceDraws;

    /** @throws IllegalArgumentException if requests do not fit on the devices; the message says how to correct that */
    AccessGenerator(SyntheticWorkload config, GeneratorContext context) {
        kinds = config.kinds();
        sectors = kinds.stream().mapToLong(kind -> kind.size().sectors()).toArray();
        sequential = kinds.stream()
                .mapToDouble(kind -> orElse(kind.sequential(), Double.NaN))
                .toArray();
        double[] shares = shares(config);
        Long deck = config.deck();
        alternatives = deck == null ? AlternativeDraw.independent(shares) : new Deck(shares, deck);
        List<Target> named = config.devices().isEmpty()
                ? context.devices().stream()
                        .map(device -> new Target(device, 1, new Size(0), null))
                        .toList()
                : config.devices();
        extents = extents(named, config, context);
        targets = AlternativeDraw.independent(
                named.stream().mapToDouble(Target::share).toArray());
        placement = config.addresses().over(extents, kinds, context.random("addresses"));
        SequentialRuns runs = config.runs() == null ? SequentialRuns.NONE : config.runs();
        runLength = runs.length();
        streams = new Stream[2 * runs.streams()];
        for (int i = 0; i < streams.length; i++) {
            streams[i] = new Stream();
        }
        owed = new long[shares.length];
        kindDraws = context.random("kinds");
        streamDraws = context.random("streams");
        deviceDraws = context.random("devices");
    }

    private static double orElse(@Nullable Double value, double otherwise) {
        return value == null ? otherwise : value;
    }

    private static double[] shares(SyntheticWorkload config) {
        double reuse = config.addresses() instanceof AddressPattern.StackDistance stack ? stack.reuse() : 0;
        double[] shares = new double[ALTERNATIVES_OF_KIND * config.kinds().size()];
        for (int i = 0; i < config.kinds().size(); i++) {
            RequestKind kind = config.kinds().get(i);
            double again = orElse(kind.reuse(), reuse);
            for (int alternative = 0; alternative < ALTERNATIVES_OF_KIND; alternative++) {
                shares[ALTERNATIVES_OF_KIND * i + alternative] = kind.share()
                        * ((alternative & WRITE) == 0 ? kind.reads() : 1 - kind.reads())
                        * ((alternative & AGAIN) == 0 ? 1 - again : again);
            }
        }
        return shares;
    }

    private static List<TargetRegion> extents(
            List<Target> targets, SyntheticWorkload config, GeneratorContext context) {
        long longest = config.kinds().stream()
                .mapToLong(kind -> kind.size().sectors())
                .max()
                .orElseThrow();
        List<TargetRegion> extents = new ArrayList<>();
        for (Target target : targets) {
            NamedRange range = NamedRange.of(target, "devices", "devices", context.devices(), context::sectors);
            long alignment = config.alignment().sectors();
            long first = (target.from().sectors() + alignment - 1) / alignment * alignment;
            TargetRegion extent = new TargetRegion(extents.size(), range.device(), first, range.end(), alignment);
            if (extent.room(longest) < 1) {
                throw range.tooShort("kinds", longest, range.end() - first);
            }
            extents.add(extent);
        }
        return List.copyOf(extents);
    }

    /**
     * Draws the next request. Its kind and direction are those of an alternative, so that the available addresses do not
     * change the shares of kinds and directions: a request for which there is no data at the demanded stack distance
     * goes to new data, and a later one of its kind and direction, whose alternative is for new data, goes to data accessed
     * before instead.
     */
    void next(GeneratedAccess into) {
        int alternative = alternatives.draw(kindDraws);
        int kind = alternative / ALTERNATIVES_OF_KIND;
        int ofNewData = alternative & ~AGAIN;
        into.read = (alternative & WRITE) == 0;
        into.sectors = sectors[kind];
        if (alternative != ofNewData) {
            placement.demandReuse();
            owed[ofNewData]++;
        }
        if (owed[ofNewData] > 0
                && placement.placeReuse(into, kind, into.sectors, owed[ofNewData] > alternatives.left(ofNewData))) {
            owed[ofNewData]--;
        } else {
            place(into, kind);
        }
    }

    /** Places a request at new data, or anywhere, in one of the streams of its direction. */
    private void place(GeneratedAccess into, int kind) {
        int half = streams.length / 2;
        streams[(into.read ? 0 : half) + (int) streamDraws.nextLong(half)].send(into, kind);
    }

    /** A sequential stream of requests of one direction. */
    private final class Stream {

        private @Nullable TargetRegion extent;
        private long sector;
        private long left;

        void send(GeneratedAccess into, int kind) {
            TargetRegion here = extent;
            double probability = sequential[kind];
            boolean on = Double.isNaN(probability) ? left > 0 : streamDraws.nextDouble() < probability;
            if (here != null && on && placement.continues(here, sector, kind, into.sectors)) {
                into.device = here.device();
                into.sector = sector;
                left--;
            } else {
                here = extents.get(targets.draw(deviceDraws));
                placement.begin(into, here, kind, into.sectors);
                extent = here;
                left = runLength.draw(streamDraws) - 1;
            }
            sector = into.sector + into.sectors;
        }
    }
}
