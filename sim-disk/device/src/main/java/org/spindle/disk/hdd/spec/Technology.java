package org.spindle.disk.hdd.spec;

import java.util.List;
import java.util.Set;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Validated;

@Doc(
        "The drive scaled by some years of technology progress, forwards or backwards: the rates of IBM server drives of the 1990s (Hsu 2003,"
                + " section 3.6). Geometry, seek curve and rotation change, and skews with them; zones keep their place on"
                + " the surface.")
public record Technology(
        @Doc("Years of progress; negative for an earlier drive.") @Default("0") @Range(min = "-100", max = "100")
        double years,

        @Doc(
                "Technologies that progress: seek, rotation, linear-density (sectors on a track), track-density (cylinders, and"
                        + " how far a seek in cylinders goes).")
        @Default("[seek, rotation, linear-density, track-density]")
        List<Knob> knobs,

        @Doc("Factor of seek times a year.") @Default("0.92") @Range(min = "0.01", max = "100")
        double seek,

        @Doc("Factor of the rotation speed a year.") @Default("1.09") @Range(min = "0.01", max = "100")
        double rotation,

        @Doc("Factor of the sectors on a track a year.") @Default("1.21") @Range(min = "0.01", max = "100")
        double linearDensity,

        @Doc("Factor of the tracks on a surface a year.") @Default("1.24") @Range(min = "0.01", max = "100")
        double trackDensity)
        implements Validated {

    /** A technology that progresses. */
    public enum Knob {
        SEEK,
        ROTATION,
        LINEAR_DENSITY,
        TRACK_DENSITY
    }

    public Technology {
        knobs = List.copyOf(knobs);
    }

    @Override
    public void validate(Problems problems) {
        if (knobs.isEmpty()) {
            problems.report("knobs", "nothing progresses", "at least one of them, or leave out technology");
        }
        if (Set.copyOf(knobs).size() < knobs.size()) {
            problems.report("knobs", "a technology is listed twice, but progresses once", "each of them once");
        }
    }

    /** Returns the factor of a technology after all years. */
    public double factor(Knob knob) {
        double perYear = switch (knob) {
            case SEEK -> seek;
            case ROTATION -> rotation;
            case LINEAR_DENSITY -> linearDensity;
            case TRACK_DENSITY -> trackDensity;
        };
        return knobs.contains(knob) ? Math.pow(perYear, years) : 1;
    }
}
