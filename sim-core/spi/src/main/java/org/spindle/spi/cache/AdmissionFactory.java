package org.spindle.spi.cache;

import org.spindle.spi.Factory;
import org.spindle.spi.Kind;

/** Creates the admission policies of one type. */
public interface AdmissionFactory<C extends Record> extends Factory<C, ReplacementContext, AdmissionPolicy> {

    Kind<ReplacementContext, AdmissionPolicy> KIND = Kind.of(
            "admission", AdmissionFactory.class, AdmissionPolicy.class, "Chooses which entries a cache admits.");

    /**
     * Creates a policy for one empty cache.
     *
     * @throws IllegalArgumentException if the configuration does not suit the cache; the message is shown to the user
     */
    @Override
    AdmissionPolicy create(C config, ReplacementContext context);
}
