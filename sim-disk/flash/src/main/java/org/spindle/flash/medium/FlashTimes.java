package org.spindle.flash.medium;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.Validated;

/** Times of the flash arrays. The defaults are MQSim's. */
@Doc(
        "Times of the flash arrays. Page n of a block has type n modulo the number of types: one type for SLC, two for MLC, three for TLC,"
                + " four for QLC.")
public record FlashTimes(
        @Doc("Time to read a page, for each type of page.") @Default("[75 us]")
        List<Time> read,

        @Doc("Time to program a page, for each type of page.") @Default("[750 us]")
        List<Time> program,

        @Doc("Time to erase a block.") @Default("3.8 ms") @Range(min = "0 us", max = "1 s")
        Time erase,

        @Doc("Programs and erases that reads interrupt; none if absent.") @Nullable
        SuspensionConfig suspension)
        implements Validated {

    public FlashTimes {
        read = List.copyOf(read);
        program = List.copyOf(program);
    }

    @Override
    public void validate(Problems problems) {
        check("read", read, problems);
        check("program", program, problems);
        if (read.size() != program.size()) {
            problems.report(
                    "program",
                    "there are " + read.size() + " types of pages to read and " + program.size() + " to program",
                    "as many program times as read times");
        }
    }

    private static void check(String key, List<Time> times, Problems problems) {
        if (times.isEmpty()) {
            problems.report(key, "there is no time", "one for each type of page, such as [75 us]");
        }
        for (int i = 0; i < times.size(); i++) {
            if (times.get(i).inNanos() < 0 || times.get(i).inNanos() > 1e9) {
                problems.report(key + "[" + i + "]", times.get(i) + " is not a time of a page", "0 us to 1 s");
            }
        }
    }
}
