package org.spindle.reproduce;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.spindle.spi.config.Doc;

/** Traces that are analysed together. */
@Doc("Traces and the analyses to apply to them.")
public record TraceStudy(@Doc("The traces by name.") Map<String, StudiedTrace> traces) {

    public TraceStudy {
        traces = Collections.unmodifiableMap(new LinkedHashMap<>(traces));
    }
}
