package org.spindle.host.cache;

import java.util.List;
import org.spindle.spi.cache.EvictionFilter;
import org.spindle.spi.cache.RemovalReason;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.request.Operation;

/** A replacement policy that records the next accesses that a cache passes to it, and decides as another one. */
record RecordingPolicy(ReplacementPolicy policy, List<String> told) implements ReplacementPolicy {

    @Override
    public void missed(long key, long bytes, Operation operation, long nextAccess) {
        told.add("missed " + key + ": " + nextAccess);
    }

    @Override
    public boolean admits(long key, long bytes, Operation operation, long nextAccess) {
        told.add("admits " + key + ": " + nextAccess);
        return true;
    }

    @Override
    public void inserted(int line, long key, long bytes, Operation operation, long nextAccess) {
        told.add("inserted " + key + ": " + nextAccess);
        policy.inserted(line, key, bytes, operation, nextAccess);
    }

    @Override
    public void used(int line, Operation operation, long nextAccess) {
        told.add("used line " + line + ": " + nextAccess);
        policy.used(line, operation, nextAccess);
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
