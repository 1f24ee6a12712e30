package org.spindle.workload.days;

import java.util.ArrayList;
import java.util.List;
import org.spindle.random.RandomStreams;
import org.spindle.spi.config.Size;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;
import org.spindle.spi.workload.WorkloadFactory;
import org.spindle.workload.replay.GeneratedReplay;

/** Creates workloads of type {@code working-days}. */
public final class WorkingDaysFactory implements WorkloadFactory<WorkingDays> {

    @Override
    public Workload create(WorkingDays config, WorkloadContext context) {
        long needed = 0;
        for (RecordedMachine machine : config.machines()) {
            needed += machine.count() * machine.storage().bytes();
        }
        long there = context.sectors(0) * Size.SECTOR;
        if (needed > there) {
            throw new IllegalArgumentException("machines: they need " + needed + " B of storage, and "
                    + context.devices().get(0) + " has " + there + " B; use fewer or smaller ones, or a larger device");
        }
        long seed = context.random("days").nextLong();
        return GeneratedReplay.of("working-days", config.replay(), () -> reader(config, seed), context);
    }

    /** Returns a reader that yields the same requests for the same seed. */
    static TraceReader reader(WorkingDays config, long seed) {
        RandomStreams random = new RandomStreams(seed, 0);
        List<MachineDays> machines = new ArrayList<>();
        long base = 0;
        for (RecordedMachine machine : config.machines()) {
            for (int i = 0; i < machine.count(); i++) {
                String name = "machine" + machines.size();
                machines.add(
                        new MachineDays(machine, config.days(), base, purpose -> random.stream(name + "." + purpose)));
                base += machine.storage().bytes();
            }
        }
        return new DaysReader(machines);
    }
}
