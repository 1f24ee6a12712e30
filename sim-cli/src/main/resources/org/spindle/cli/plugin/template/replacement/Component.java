package @package@;

import java.util.LinkedHashSet;
import java.util.Set;
import org.spindle.spi.cache.EvictionFilter;
import org.spindle.spi.cache.RemovalReason;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.request.Operation;

/** Evicts the line that was filled first, whatever its later uses. */
final class @Name@ implements ReplacementPolicy {

    /** Lines that hold an entry, the one filled first in front. */
    private final Set<Integer> lines = new LinkedHashSet<>();

    @Override
    public void inserted(int line, long key, long bytes, Operation operation, long nextAccess) {
        lines.add(line);
    }

    @Override
    public void used(int line, Operation operation, long nextAccess) {}

    @Override
    public void removed(int line, RemovalReason reason) {
        lines.remove(line);
    }

    @Override
    public int victim(EvictionFilter filter, long incomingKey, long incomingBytes) {
        for (int line : lines) {
            if (filter.mayEvict(line)) {
                return line;
            }
        }
        return NONE;
    }
}
