package org.spindle.host.volume;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.spindle.host.volume.layout.CheckRotation;
import org.spindle.host.volume.layout.StripeUnit;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;

/** Volumes with the configs that tests need; units are given in sectors. */
final class Configs {

    /** Failures, spares and rebuilds of a volume. */
    record Faults(int spares, List<Failure> fail, Rebuilding rebuild) {

        static final Faults NONE = new Faults(0, List.of(), Rebuilding.DEFAULT);

        static Faults of(int spares, Failure... fail) {
            return new Faults(spares, List.of(fail), Rebuilding.DEFAULT);
        }

        private Protection protection() {
            return new Protection(spares, fail, rebuild);
        }
    }

    private Configs() {}

    static Failure failure(int disk, long nanos) {
        return new Failure("disk" + disk, Time.ofNanos(nanos));
    }

    static Function<LayerContext, Layer> striping(long unit, InterleavedCompat... compat) {
        return context -> new StripingFactory()
                .create(
                        new StripingConfig(
                                Size.ofSectors(unit), Addressing.VOLUME, new Capacity(false), List.of(compat)),
                        context);
    }

    static Function<LayerContext, Layer> mirror(ReadChoice read, Faults faults) {
        return context -> new MirrorFactory()
                .create(new MirrorConfig(read, faults.protection(), new Capacity(false), List.of()), context);
    }

    static Function<LayerContext, Layer> raid10(int copies, long unit, ReadChoice read, Faults faults) {
        return raid10(copies, unit, Addressing.VOLUME, read, faults);
    }

    static Function<LayerContext, Layer> raid10(
            int copies, long unit, Addressing addressing, ReadChoice read, Faults faults) {
        return context -> new Raid10Factory()
                .create(
                        new Raid10Config(
                                copies,
                                new StripeUnit(Size.ofSectors(unit)),
                                addressing,
                                read,
                                faults.protection(),
                                new Capacity(false),
                                List.of()),
                        context);
    }

    static Function<LayerContext, Layer> raid3(Faults faults, InterleavedCompat... compat) {
        return context -> new Raid3Factory()
                .create(new Raid3Config(faults.protection(), new Capacity(false), List.of(compat)), context);
    }

    static Function<LayerContext, Layer> raid4(
            long unit, Addressing addressing, ParityWrites writes, Faults faults, ParityCompat... compat) {
        return context -> new Raid4Factory()
                .create(
                        new Raid4Config(
                                new StripeUnit(Size.ofSectors(unit)),
                                new ParityVolume(
                                        addressing,
                                        new CheckedVolume(writes, faults.protection(), new Capacity(false)),
                                        List.of(compat))),
                        context);
    }

    static Function<LayerContext, Layer> raid5(
            long unit,
            @Nullable Long parityUnit,
            CheckRotation rotation,
            Addressing addressing,
            ParityWrites writes,
            Faults faults,
            ParityCompat... compat) {
        return context -> new Raid5Factory()
                .create(
                        new Raid5Config(
                                new StripeUnit(Size.ofSectors(unit)),
                                parityUnit == null ? null : Size.ofSectors(parityUnit),
                                rotation,
                                new ParityVolume(
                                        addressing,
                                        new CheckedVolume(writes, faults.protection(), new Capacity(false)),
                                        List.of(compat))),
                        context);
    }

    /** Left-symmetric, one address space, writes with the fewest reads. */
    static Function<LayerContext, Layer> raid5(long unit, Faults faults) {
        return raid5(unit, null, CheckRotation.LEFT_SYMMETRIC, Addressing.VOLUME, ParityWrites.DEFAULT, faults);
    }

    static Function<LayerContext, Layer> raid6(long unit, CheckRotation rotation, ParityWrites writes, Faults faults) {
        return context -> new Raid6Factory()
                .create(
                        new Raid6Config(
                                new StripeUnit(Size.ofSectors(unit)),
                                rotation,
                                new CheckedVolume(writes, faults.protection(), new Capacity(false))),
                        context);
    }

    static Function<LayerContext, Layer> declustered(long unit, int stripeUnits, ParityWrites writes, Faults faults) {
        return context -> new DeclusteredFactory()
                .create(
                        new DeclusteredConfig(
                                new StripeUnit(Size.ofSectors(unit)),
                                stripeUnits,
                                new CheckedVolume(writes, faults.protection(), new Capacity(false))),
                        context);
    }
}
