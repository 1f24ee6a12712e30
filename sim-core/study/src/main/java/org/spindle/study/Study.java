package org.spindle.study;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.spindle.spi.config.Doc;

/** Models by name. */
@Doc("Analytic models by name.")
public record Study(@Doc("The models.") Map<String, AnalyticModel> models) {

    public Study {
        models = Collections.unmodifiableMap(new LinkedHashMap<>(models));
    }
}
