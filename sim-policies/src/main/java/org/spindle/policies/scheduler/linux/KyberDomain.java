package org.spindle.policies.scheduler.linux;

import org.spindle.spi.request.Request;

/** The kinds of requests that Kyber distinguishes. */
enum KyberDomain {
    READ(256, 16),
    WRITE(128, 8),
    DISCARD(64, 1),
    OTHER(16, 1);

    static final int COUNT = values().length;

    /** Maximum number of requests dispatched and not complete. */
    final int tokens;

    /** Maximum number of requests dispatched before another domain has its turn. */
    final int batch;

    KyberDomain(int tokens, int batch) {
        this.tokens = tokens;
        this.batch = batch;
    }

    static int of(Request request) {
        return switch (request.operation()) {
            case READ -> READ.ordinal();
            case WRITE -> WRITE.ordinal();
            case DISCARD -> DISCARD.ordinal();
            case FLUSH -> OTHER.ordinal();
        };
    }
}
