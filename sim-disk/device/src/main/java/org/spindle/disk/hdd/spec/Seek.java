package org.spindle.disk.hdd.spec;

import java.nio.file.Path;
import java.util.List;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.TypeName;

/** Seek times by distance. */
public sealed interface Seek {

    @TypeName("constant")
    @Doc("The same time for every distance.")
    record Constant(
            @Doc("Time of a seek.") @Range(min = "0 ms") Time time) implements Seek {}

    @TypeName("linear")
    @Doc("Piecewise linear through single cylinder, a third of the stroke and the full stroke.")
    record Linear(@Inline ThreeTimes times) implements Seek {}

    @TypeName("three-point")
    @Doc("Square root and linear parts through single-cylinder, average and full-stroke times (Lee's curve).")
    record ThreePoint(@Inline ThreeTimes times) implements Seek {}

    @TypeName("hpl")
    @Doc("Square root below a distance, linear from there on (Ruemmler and Wilkes 1994).")
    record Hpl(
            @Inline RootAndLine parts,

            @Doc("Time to the next cylinder; by the square-root part if negative.") @Default("-1 ms")
            Time singleCylinder)
            implements Seek {}

    @TypeName("first-ten-hpl")
    @Doc("Measured times for distances 1 to 10, then square root and linear parts.")
    record FirstTenHpl(
            @Doc("Times for distances 1 to 10.") List<Time> firstTen,

            @Inline RootAndLine parts) implements Seek {}

    @TypeName("table")
    @Doc("Measured times, interpolated linearly and extrapolated beyond the last one.")
    record Table(
            @Doc("Measured points in order of distance.") List<Point> points) implements Seek {}

    @TypeName("table-file")
    @Doc("Measured times read from a file with lines 'distance, milliseconds'.")
    record TableFile(@Doc("Seek table.") Path file) implements Seek {}

    @TypeName("data-sheet")
    @Doc("A curve of square-root and linear parts that has exactly the given times, the average taken over all pairs of"
            + " cylinders.")
    record DataSheet(
            @Doc("Time to the next cylinder.") @Range(min = "0 ms")
            Time trackToTrack,

            @Doc("Average time over random pairs of cylinders.") @Range(min = "0 ms")
            Time average,

            @Doc("Time across all cylinders.") @Range(min = "0 ms")
            Time fullStroke)
            implements Seek {}

    /** The common keys of curves through three times. */
    @Doc("Times to the next cylinder, over a third of the stroke and over all of it.")
    record ThreeTimes(
            @Doc("Time to the next cylinder.") @Range(min = "0 ms")
            Time singleCylinder,

            @Doc("Average time.") @Range(min = "0 ms") Time average,

            @Doc("Time across all cylinders.") @Range(min = "0 ms")
            Time fullStroke) {}

    /** The common keys of curves with two parts. */
    @Doc("A square-root and a linear part.")
    record RootAndLine(
            @Doc("Distance from which the linear part holds, in cylinders.") @Range(min = "1")
            int boundary,

            @Doc("Constant of the square-root part.") Time rootConstant,
            @Doc("Factor of the square root.") Time rootFactor,
            @Doc("Constant of the linear part.") Time linearConstant,

            @Doc("Factor of the distance in the linear part.")
            Time linearFactor) {}

    @Doc("A measured time.")
    record Point(
            @Doc("Distance in cylinders.") @Range(min = "1") int distance,
            @Doc("Time of the seek.") @Range(min = "0 ms") Time time) {}
}
