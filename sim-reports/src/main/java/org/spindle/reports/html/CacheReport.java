package org.spindle.reports.html;

import java.io.IOException;
import org.spindle.cachelab.LabResult;

/** Writes the results of the cache laboratory as one HTML file that opens from disk and needs no network. */
public final class CacheReport {

    private CacheReport() {}

    /**
     * Writes the page.
     *
     * @param trace the trace's file
     * @param command the command line that produced the result; empty if unknown
     * @throws IOException if {@code out} cannot be written
     */
    public static void write(String trace, LabResult result, String command, Appendable out) throws IOException {
        out.append(new CachePage(trace, result, command).html());
    }
}
