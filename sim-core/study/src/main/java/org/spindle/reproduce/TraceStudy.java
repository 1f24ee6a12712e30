package org.spindle.reproduce;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.spindle.spi.config.Doc;

/** Traces that are looked at together. */
@Doc("Traces and the analyses that look at them.")
public record TraceStudy(@Doc("The traces by name.") Map<String, StudiedTrace> traces) {

    public TraceStudy {
        traces = Collections.unmodifiableMap(new LinkedHashMap<>(traces));
    }
}
