package org.spindle.cli.plugin;

import org.spindle.spi.Parts;
import org.spindle.spi.cache.AdmissionFactory;
import org.spindle.spi.cache.AdmissionPolicy;
import org.spindle.spi.cache.PrefetchContext;
import org.spindle.spi.cache.PrefetchFactory;
import org.spindle.spi.cache.PrefetchPolicy;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementFactory;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.cache.WriteBackContext;
import org.spindle.spi.cache.WriteBackFactory;
import org.spindle.spi.cache.WriteBackPolicy;
import org.spindle.testkit.contract.AdmissionContract;
import org.spindle.testkit.contract.PrefetchContract;
import org.spindle.testkit.contract.ReplacementContract;
import org.spindle.testkit.contract.WriteBackContract;

/** The contracts of the policies of caches. */
final class CacheContracts {

    private CacheContracts() {}

    static AdmissionContract admission(TypeUnderCheck type) {
        return new AdmissionContract() {
            @Override
            protected AdmissionPolicy create(ReplacementContext context) {
                return type.make(AdmissionFactory.KIND, context);
            }

            @Override
            protected Parts parts() {
                return type.parts();
            }
        };
    }

    static PrefetchContract prefetch(TypeUnderCheck type) {
        return new PrefetchContract() {
            @Override
            protected PrefetchPolicy create(PrefetchContext context) {
                return type.make(PrefetchFactory.KIND, context);
            }

            @Override
            protected Parts parts() {
                return type.parts();
            }
        };
    }

    static ReplacementContract replacement(TypeUnderCheck type) {
        return new ReplacementContract() {
            @Override
            protected ReplacementPolicy create(ReplacementContext context) {
                return type.make(ReplacementFactory.KIND, context);
            }

            @Override
            protected Parts parts() {
                return type.parts();
            }
        };
    }

    static WriteBackContract writeBack(TypeUnderCheck type) {
        return new WriteBackContract() {
            @Override
            protected WriteBackPolicy create(WriteBackContext context) {
                return type.make(WriteBackFactory.KIND, context);
            }

            @Override
            protected Parts parts() {
                return type.parts();
            }
        };
    }
}
