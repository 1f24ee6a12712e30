package org.spindle.policies.replacement;

import java.util.Arrays;
import org.spindle.spi.cache.EvictionFilter;
import org.spindle.spi.cache.RemovalReason;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.request.Operation;

/**
 * LHD (Beckmann, Chen and Cidon, NSDI 2018): of a random sample of lines, evicts the one with the lowest hit density
 * per byte.
 */
public final class LeastHitDensity implements ReplacementPolicy {

    @Doc("Least hit density (Beckmann, Chen and Cidon 2018): of a random sample of lines, evicts the one with the"
            + " fewest expected hits per byte and time, estimated from the behaviour of lines of its age and class.")
    public record Config(
            @Doc("Number of lines in the sample.") @Default("32") @Range(min = "1")
            int sample,

            @Doc("Uses and evictions between two estimates of hit densities; at least the number of lines of the"
                    + " cache.")
            @Default("32768")
            @Range(min = "1")
            long period) {}

    private static final int FIRST_SIZE = 64;

    private final HitDensities densities;
    private final SampledChoice lines;

    private long[] bytesOf = new long[FIRST_SIZE];
    private long[] lastUse = new long[FIRST_SIZE];
    private int[] lastAge = new int[FIRST_SIZE];
    private byte[] classOf = new byte[FIRST_SIZE];
    private long now;

    LeastHitDensity(Config config, ReplacementContext context) {
        lines = new SampledChoice(config.sample(), context.random(), this::priority);
        densities = new HitDensities(Math.max(config.period(), context.lines()));
    }

    @Override
    public void inserted(int line, long key, long bytes, Operation operation, long nextAccess) {
        if (line >= bytesOf.length) {
            int size = Math.max(line + 1, 2 * bytesOf.length);
            bytesOf = Arrays.copyOf(bytesOf, size);
            lastUse = Arrays.copyOf(lastUse, size);
            lastAge = Arrays.copyOf(lastAge, size);
            classOf = Arrays.copyOf(classOf, size);
        }
        bytesOf[line] = bytes;
        lastUse[line] = ++now;
        lastAge[line] = 0;
        classOf[line] = 0;
        lines.add(line);
    }

    @Override
    public void used(int line, Operation operation, long nextAccess) {
        now++;
        int age = age(line);
        densities.countUse(classOf[line], age);
        classOf[line] = (byte) HitDensities.classOf(age, lastAge[line]);
        lastAge[line] = age;
        lastUse[line] = now;
    }

    private double priority(int line) {
        return densities.density(classOf[line], age(line)) / bytesOf[line];
    }

    private int age(int line) {
        return densities.age(now - lastUse[line]);
    }

    @Override
    public void removed(int line, RemovalReason reason) {
        if (reason == RemovalReason.EVICTED) {
            densities.countEviction(classOf[line], age(line));
        }
        lines.remove(line);
    }

    @Override
    public int victim(EvictionFilter filter, long incomingKey, long incomingBytes) {
        return lines.victim(filter);
    }
}
