package org.spindle.policies.replacement;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.cache.AdmissionPolicy;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.request.Operation;
import org.spindle.spi.sim.RandomStream;

/**
 * Admits entries with a given probability, which may fall with their size (Berger, Sitaraman and Harchol-Balter,
 * AdaptSize, NSDI 2017).
 */
public final class RandomAdmission implements AdmissionPolicy {

    @Doc("Admits entries with a given probability; with a scale, the probability falls exponentially with their size"
            + " (Berger et al. 2017).")
    public record Config(
            @Doc("Probability that an entry is admitted; with a scale, that of an entry of size 0.")
            @Default("0.5")
            @Range(min = "0", max = "1")
            double probability,

            @Doc("Size at which the probability has fallen to 1/e; if absent, the probability does not depend on the"
                    + " size.")
            @Nullable
            Size scale) {}

    private final double probability;
    private final double perByte;
    private final RandomStream random;

    /** The size of the latest entry, and the probability for it: caches of lines have one size. */
    private long latestBytes;

    private double latestProbability;

    RandomAdmission(Config config, ReplacementContext context) {
        probability = config.probability();
        Size scale = config.scale();
        perByte = scale == null ? 0 : 1.0 / Math.max(1, scale.bytes());
        random = context.random();
        latestProbability = probability;
    }

    @Override
    public boolean admits(long key, long bytes, Operation operation, long rivalKey) {
        if (bytes != latestBytes) {
            latestBytes = bytes;
            latestProbability = probability * StrictMath.exp(-bytes * perByte);
        }
        return random.nextDouble() < latestProbability;
    }
}
