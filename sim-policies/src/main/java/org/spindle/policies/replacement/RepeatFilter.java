package org.spindle.policies.replacement;

import org.spindle.spi.Component;
import org.spindle.spi.cache.EvictionFilter;
import org.spindle.spi.cache.RemovalReason;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementFactory;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.request.Operation;

/**
 * A replacement policy that ignores an access to the entry that was accessed last, so that several accesses for one
 * reason, such as the parts of one transfer, count once. The program of the authors of LIRS (Jiang, lirs.c, 2002)
 * ignores such repeats too.
 */
public final class RepeatFilter implements ReplacementPolicy {

    @Doc("A replacement policy that ignores an access to the entry that was accessed last, as the program of the"
            + " authors of LIRS does. Such an access still counts as a hit.")
    public record Config(
            @Doc("Policy that handles all other accesses.") @OfKind(ReplacementFactory.class) @Default("{type: lirs}")
            Component policy) {}

    private final ReplacementPolicy policy;
    private int latestLine = NONE;

    RepeatFilter(Config config, ReplacementContext context) {
        this(context.parts().make(ReplacementFactory.KIND, config.policy(), context));
    }

    RepeatFilter(ReplacementPolicy policy) {
        this.policy = policy;
    }

    /** Passes repeats on if the next access is known: a policy that uses next accesses has to be notified of every access. */
    @Override
    public void used(int line, Operation operation, long nextAccess) {
        if (line != latestLine || nextAccess != UNKNOWN) {
            latestLine = line;
            policy.used(line, operation, nextAccess);
        }
    }

    @Override
    public void missed(long key, long bytes, Operation operation, long nextAccess) {
        latestLine = NONE;
        policy.missed(key, bytes, operation, nextAccess);
    }

    @Override
    public void inserted(int line, long key, long bytes, Operation operation, long nextAccess) {
        latestLine = line;
        policy.inserted(line, key, bytes, operation, nextAccess);
    }

    @Override
    public void removed(int line, RemovalReason reason) {
        if (line == latestLine) {
            latestLine = NONE;
        }
        policy.removed(line, reason);
    }

    @Override
    public boolean admits(long key, long bytes, Operation operation, long nextAccess) {
        return policy.admits(key, bytes, operation, nextAccess);
    }

    @Override
    public int victim(EvictionFilter filter, long incomingKey, long incomingBytes) {
        return policy.victim(filter, incomingKey, incomingBytes);
    }

    @Override
    public void expected(long key) {
        policy.expected(key);
    }

    @Override
    public void expected(long key, int line) {
        policy.expected(key, line);
    }

    @Override
    public void cleaned(int line) {
        policy.cleaned(line);
    }

    @Override
    public void dirtied(int line) {
        policy.dirtied(line);
    }

    @Override
    public int ghosts() {
        return policy.ghosts();
    }
}
