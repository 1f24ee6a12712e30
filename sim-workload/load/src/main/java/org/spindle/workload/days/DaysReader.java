package org.spindle.workload.days;

import java.util.List;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;

/** The requests of several machines in order of arrival; simultaneous ones in order of the machines. */
final class DaysReader implements TraceReader {

    private final List<MachineDays> machines;
    private long read;

    DaysReader(List<MachineDays> machines) {
        this.machines = List.copyOf(machines);
    }

    @Override
    public boolean next(TraceRecord into) {
        MachineDays first = null;
        int process = 0;
        for (int i = 0; i < machines.size(); i++) {
            MachineDays each = machines.get(i);
            if (each.hasNext() && (first == null || each.arrival() < first.arrival())) {
                first = each;
                process = i;
            }
        }
        if (first == null) {
            return false;
        }
        read++;
        first.next(into);
        into.process = process;
        return true;
    }

    @Override
    public String position() {
        return "request " + read;
    }

    @Override
    public void close() {}
}
