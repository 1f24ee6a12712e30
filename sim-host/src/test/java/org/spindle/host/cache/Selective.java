package org.spindle.host.cache;

import java.util.function.LongPredicate;
import org.spindle.spi.cache.EvictionFilter;
import org.spindle.spi.cache.RemovalReason;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.request.Operation;

/** A replacement policy that admits some keys only. */
record Selective(ReplacementPolicy policy, LongPredicate admitted) implements ReplacementPolicy {

    @Override
    public void missed(long key, long bytes, Operation operation, long nextAccess) {
        policy.missed(key, bytes, operation, nextAccess);
    }

    @Override
    public boolean admits(long key, long bytes, Operation operation, long nextAccess) {
        return admitted.test(key);
    }

    @Override
    public void inserted(int line, long key, long bytes, Operation operation, long nextAccess) {
        policy.inserted(line, key, bytes, operation, nextAccess);
    }

    @Override
    public void used(int line, Operation operation, long nextAccess) {
        policy.used(line, operation, nextAccess);
    }

    @Override
    public void dirtied(int line) {
        policy.dirtied(line);
    }

    @Override
    public void cleaned(int line) {
        policy.cleaned(line);
    }

    @Override
    public void removed(int line, RemovalReason reason) {
        policy.removed(line, reason);
    }

    @Override
    public int victim(EvictionFilter filter, long incomingKey, long incomingBytes) {
        return policy.victim(filter, incomingKey, incomingBytes);
    }
}
