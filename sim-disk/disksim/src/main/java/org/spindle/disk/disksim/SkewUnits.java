package org.spindle.disk.disksim;

import java.util.List;
import java.util.Optional;
import org.spindle.disk.hdd.spec.SkewUnit;

/**
 * The unit of skews, which DiskSim applies only to what stands behind it. With its defects that is so here too; otherwise the
 * unit holds for the whole block.
 */
record SkewUnits(boolean defects) {
    private static final String UNITS = "Skew units";

    /** Returns the unit that a block sets; empty if it sets none, or none that has an effect. */
    Optional<SkewUnit> read(Parameters block, String... affected) {
        if (!block.has(UNITS)) {
            return Optional.empty();
        }
        Optional<SkewUnit> unit = block.word(UNITS).flatMap(word -> unit(block, word));
        if (!defects) {
            return unit;
        }
        List<String> present = List.of(affected).stream().filter(block::has).toList();
        List<String> missed =
                present.stream().filter(name -> block.follows(UNITS, name)).toList();
        if (missed.isEmpty()) {
            return unit;
        }
        if (missed.size() < present.size()) {
            block.refuse(
                    UNITS,
                    "`" + UNITS + "` stands behind `" + String.join("`, `", missed)
                            + "`, to which DiskSim does not apply it",
                    "to stand before everything that it applies to");
            return Optional.empty();
        }
        block.warn(UNITS, "`" + UNITS + "` has no effect: DiskSim applies it only to what stands behind it");
        return Optional.empty();
    }

    private static Optional<SkewUnit> unit(Parameters block, String word) {
        for (SkewUnit unit : SkewUnit.values()) {
            if (Parameters.spelled(unit).equals(word)) {
                return Optional.of(unit);
            }
        }
        block.refuse(UNITS, "there is no skew unit `" + word + "`", "`sectors` or `revolutions`");
        return Optional.empty();
    }
}
