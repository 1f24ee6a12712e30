package org.spindle.random;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import org.apache.commons.rng.simple.RandomSource;
import org.spindle.spi.sim.RandomStream;

/**
 * The random streams of one replication. The 256 bits of state that a stream starts with are the SHA-256 of the UTF-8
 * text
 *
 * <pre>{@code
 * spindle-random/1
 * seed SEED
 * replication REPLICATION
 * component PATH
 * }</pre>
 *
 * (each line ended by a line feed, numbers in decimal), read as four big-endian longs. Streams of different paths,
 * replications or seeds thus start at unrelated places of the period of 2^256 - 1, and a component that is added or
 * that draws once more does not shift the numbers of others.
 */
public final class RandomStreams {

    private final long seed;
    private final int replication;

    /**
     * @param seed the scenario's seed
     * @param replication number of the replication, from 0
     */
    public RandomStreams(long seed, int replication) {
        this.seed = seed;
        this.replication = replication;
    }

    /**
     * Returns the stream of a component, from its beginning at every call.
     *
     * @param path the component's place in the scenario: {@code devices.disk0.scheduler}
     */
    public RandomStream stream(String path) {
        String text = "spindle-random/1\nseed " + seed + "\nreplication " + replication + "\ncomponent " + path + "\n";
        ByteBuffer hash = ByteBuffer.wrap(sha256(text.getBytes(StandardCharsets.UTF_8)));
        long[] state = {hash.getLong(), hash.getLong(), hash.getLong(), hash.getLong()};
        return new Xoshiro(RandomSource.XO_SHI_RO_256_PP.create(state));
    }

    private static byte[] sha256(byte[] text) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(text);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
