package org.spindle.workload.benchmark;

import java.util.List;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.Validated;

/** Config of the workload {@code file-lifetimes}. */
@Doc("Files that are written once and deleted or overwritten after a lifetime, as observed in UNIX file systems"
        + " (Baker et al. 1991; Hartman and Ousterhout 1993). A write-back cache saves the writes of files that die"
        + " in it.")
public record FileLifetimesWorkload(
        @Doc("Number of files.") @Range(min = "1") long files,

        @Doc("Mean file creations per second; Poisson arrivals.") @Range(min = "1e-6", max = "1e9")
        double rate,

        @Doc("Size of every file, which is written by one request.") @Default("4 KiB") @Range(min = "512 B")
        Size size,

        @Doc("Lifetimes of files, in ascending order; the rest of the files, up to a share of 1, live for ever.")
        List<Deaths> lifetimes,

        @Doc("How files die: deleted (their sectors are discarded) or overwritten (written once more, by a version"
                + " that lives for ever).")
        @Default("deleted")
        Death death)
        implements Validated {

    /** How files die. */
    public enum Death {
        DELETED,
        OVERWRITTEN
    }

    /** Files of similar lifetime. */
    @Doc("Files that die at an age up to this one and above that of the previous entry; lifetimes are uniformly"
            + " distributed in between.")
    public record Deaths(
            @Doc("Fraction of all files.") @Range(min = "0", max = "1")
            double share,

            @Doc("The maximum age, from the completion of the write.") @Range(min = "0 ms", max = "1000 d")
            Time within) {}

    public FileLifetimesWorkload {
        lifetimes = List.copyOf(lifetimes);
    }

    @Override
    public void validate(Problems problems) {
        if (size.bytes() % Size.SECTOR != 0) {
            problems.report("size", size + " is not a whole number of sectors", "a multiple of " + Size.SECTOR + " B");
        }
        double total = 0;
        for (int i = 0; i < lifetimes.size(); i++) {
            if (i > 0
                    && lifetimes.get(i).within().compareTo(lifetimes.get(i - 1).within()) <= 0) {
                problems.report(
                        "lifetimes[" + i + "].within",
                        lifetimes.get(i).within() + " is not above the "
                                + lifetimes.get(i - 1).within() + " of the previous entry",
                        "ascending ages");
            }
            total += lifetimes.get(i).share();
        }
        if (total > 1 + 1e-9) {
            problems.report(
                    "lifetimes", "the shares add up to " + total, "a sum of at most 1; the rest lives for ever");
        }
    }
}
