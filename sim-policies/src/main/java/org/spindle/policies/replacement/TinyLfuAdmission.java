package org.spindle.policies.replacement;

import org.spindle.spi.cache.AdmissionPolicy;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.request.Operation;

/**
 * TinyLFU (Einziger, Friedman and Manes 2017): admits an entry that was accessed more often recently than the entry
 * it would replace.
 */
public final class TinyLfuAdmission implements AdmissionPolicy {

    @Doc("TinyLFU (Einziger, Friedman and Manes 2017): admits an entry that was accessed more often recently than the"
            + " line it would replace.")
    public record Config(
            @Doc("Accesses after which all counts are halved, as a multiple of the lines of the cache.")
            @Default("10")
            @Range(min = "1")
            double period) {}

    private final FrequencySketch sketch;

    TinyLfuAdmission(Config config, ReplacementContext context) {
        sketch = new FrequencySketch(context, config.period());
    }

    @Override
    public void accessed(long key, long bytes, Operation operation) {
        sketch.add(key);
    }

    @Override
    public boolean admits(long key, long bytes, Operation operation, long rivalKey) {
        return rivalKey == ReplacementPolicy.NO_KEY || sketch.estimate(key) > sketch.estimate(rivalKey);
    }
}
