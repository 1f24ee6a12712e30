package org.spindle.workload.days;

import java.util.List;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Validated;
import org.spindle.workload.replay.ReplayDiscipline;

/** Config of the workload {@code working-days}. */
@Doc(
        "Requests of some days, made up as if they had been recorded, and replayed: reads that recur in sequences, on one day and"
                + " on later ones, writes in bursts, a few sequences that are used often. Figures of a recorded workload are its keys.")
public record WorkingDays(
        @Doc("Days, of 24 h each.") @Default("6") @Range(min = "1", max = "10000")
        int days,

        @Doc("The machines, whose address spaces lie one behind the other.") @Default("[{}]")
        List<RecordedMachine> machines,

        @Doc("When requests are sent. Each machine is a process, so that its requests depend on its own only.")
        @Default("{type: dependent, streams: process}")
        ReplayDiscipline replay)
        implements Validated {

    public WorkingDays {
        machines = List.copyOf(machines);
    }

    @Override
    public void validate(Problems problems) {
        if (machines.isEmpty()) {
            problems.report("machines", "there are none", "list at least one");
        }
        if (replay instanceof ReplayDiscipline.RecordedThink) {
            problems.report("replay", "made-up requests have no recorded think times", "dependent, open or closed");
        }
    }
}
