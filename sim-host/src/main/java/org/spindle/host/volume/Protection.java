package org.spindle.host.volume;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layout.VolumeLayout;

/** Configuration of failures, spares and rebuilds of volumes with redundancy. */
@Doc("Failures, spares and rebuilds.")
public record Protection(
        @Doc("Number of spares, which are the last units in 'over'.") @Default("0") @Range(min = "0")
        int spares,

        @Doc("Failures of devices, members or spares, with their times.") @Default("[]")
        List<Failure> fail,

        @Doc("How a lost member is rebuilt on a spare.") @Default("{}")
        Rebuilding rebuild) {

    /** No failures and no spares. */
    static final Protection NONE = new Protection(0, List.of(), Rebuilding.DEFAULT);

    /** A failure of the unit below at a place. */
    record FailureAt(int place, long nanos) {}

    /**
     * Returns the failures with the places of their devices.
     *
     * @throws IllegalArgumentException if a failure names an unknown unit or the same one as another failure, or if the failures lose data
     *     in any case
     */
    List<FailureAt> placed(LayerContext context, VolumeLayout layout) {
        List<String> names = context.below().stream().map(unit -> unit.name()).toList();
        List<FailureAt> placed = new ArrayList<>();
        Set<Integer> failed = new HashSet<>();
        for (Failure failure : fail) {
            int place = place(failure.device(), names);
            if (!failed.add(place)) {
                throw new IllegalArgumentException(
                        "device '" + failure.device() + "' fails twice; list each device only once");
            }
            placed.add(new FailureAt(place, failure.at().nanos()));
        }
        if (spares == 0) {
            boolean[] lost = new boolean[layout.members()];
            failed.forEach(place -> lost[place] = true);
            if (!layout.survives(lost)) {
                throw new IllegalArgumentException("data are lost when " + fail.size()
                        + " devices fail and there is no spare; " + survivable(layout)
                        + ": let fewer fail, or add spares and let each rebuild end before the next failure");
            }
        }
        return placed;
    }

    static String survivable(VolumeLayout layout) {
        return layout.tolerance() == 1
                ? "the volume survives any one lost member"
                : "the volume survives any " + layout.tolerance() + " lost members";
    }

    private static int place(String device, List<String> names) {
        int byName = names.indexOf(device);
        if (byName >= 0) {
            return byName;
        }
        try {
            int number = Integer.parseInt(device);
            if (number >= 0 && number < names.size()) {
                return number;
            }
        } catch (NumberFormatException e) {
            // Neither a name nor a number.
        }
        throw new IllegalArgumentException("fail names '" + device + "', which is not a unit below; write one of "
                + String.join(", ", names) + ", or a number from 0 to " + (names.size() - 1));
    }
}
