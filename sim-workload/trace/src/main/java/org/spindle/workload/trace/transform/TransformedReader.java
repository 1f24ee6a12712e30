package org.spindle.workload.trace.transform;

import java.util.List;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;

/** The remaining records of a trace after several steps. */
public final class TransformedReader implements TraceReader {

    private final String name;
    private final TraceReader source;
    private final RecordStep[] steps;

    /**
     * @param name of the trace, for messages
     * @param steps in the order of their application; a record that one removes does not reach the next
     */
    public TransformedReader(String name, TraceReader source, List<? extends RecordStep> steps) {
        this.name = name;
        this.source = source;
        this.steps = steps.toArray(RecordStep[]::new);
    }

    @Override
    public boolean next(TraceRecord into) {
        while (source.next(into)) {
            if (passes(into)) {
                return true;
            }
        }
        return false;
    }

    private boolean passes(TraceRecord record) {
        try {
            for (RecordStep step : steps) {
                if (!step.apply(record)) {
                    return false;
                }
            }
            return true;
        } catch (ArithmeticException e) {
            throw TraceException.ofRecord(name + ": " + source.position() + ": " + e.getMessage());
        }
    }

    @Override
    public String position() {
        return source.position();
    }

    @Override
    public void close() {
        source.close();
    }
}
