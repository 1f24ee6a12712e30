package org.example.journal;

import org.spindle.spi.Contributions;
import org.spindle.spi.SpindlePlugin;
import org.spindle.spi.trace.TraceFormat;

/** Announces the trace format {@code example.journal}. */
public final class JournalPlugin implements SpindlePlugin {

    @Override
    public void contribute(Contributions to) {
        to.add(TraceFormat.KIND, "example.journal", "Lines of milliseconds, r or w, sector+sectors.", new Journal());
    }
}
