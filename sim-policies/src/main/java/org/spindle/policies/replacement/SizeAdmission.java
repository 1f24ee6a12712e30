package org.spindle.policies.replacement;

import org.spindle.spi.cache.AdmissionPolicy;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Size;
import org.spindle.spi.request.Operation;

/** Admits entries up to a maximum size. */
public final class SizeAdmission implements AdmissionPolicy {

    @Doc("Admits entries up to a maximum size.")
    public record Config(
            @Doc("Size of the largest entry that is admitted.") @Default("1 MiB")
            Size limit) {}

    private final long limit;

    SizeAdmission(Config config, ReplacementContext context) {
        limit = config.limit().bytes();
    }

    @Override
    public boolean admits(long key, long bytes, Operation operation, long rivalKey) {
        return bytes <= limit;
    }
}
