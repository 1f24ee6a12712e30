package org.spindle.run;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.result.OutputCompression;
import org.spindle.result.RequestLog;
import org.spindle.result.ResultDirectory;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;

/** Writes a line for every request, in columns that are fixed when the run begins. */
final class LoggedRequests implements RunObserver, AutoCloseable {

    private final ResultDirectory directory;
    private final @Nullable OutputCompression compression;
    private @Nullable RequestLog log;

    /** @param compression null for none */
    LoggedRequests(ResultDirectory directory, @Nullable OutputCompression compression) {
        this.directory = directory;
        this.compression = compression;
    }

    @Override
    public void begin(RequestSchema schema, List<String> units) {
        log = directory.requestLog(units, schema, compression);
    }

    @Override
    public void completed(Request request) {
        if (log != null) {
            log.write(request);
        }
    }

    @Override
    public void close() {
        if (log != null) {
            log.close();
        }
    }
}
