package org.spindle.workload.trace.transform;

import java.nio.ByteBuffer;
import java.security.InvalidKeyException;
import java.security.NoSuchAlgorithmException;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * A permutation of the numbers from 0 to a bound that cannot be inverted without the key: a balanced Feistel network of four rounds with
 * HMAC-SHA256 as the round function (Luby and Rackoff 1988), repeated until the result is below the bound (Black and Rogaway, "Ciphers with
 * Arbitrary Finite Domains", 2002).
 */
final class KeyedPermutation {

    private static final int ROUNDS = 4;
    private static final String ALGORITHM = "HmacSHA256";

    private final Mac mac;
    private final long bound;
    private final int halfBits;
    private final ByteBuffer message = ByteBuffer.allocate(1 + 2 * Long.BYTES);

    /**
     * @param key not empty
     * @param bound positive
     */
    KeyedPermutation(byte[] key, long bound) {
        try {
            mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(key, ALGORITHM));
        } catch (NoSuchAlgorithmException | InvalidKeyException e) {
            throw new IllegalStateException("every Java platform has HMAC-SHA256", e);
        }
        this.bound = bound;
        halfBits = Math.max(1, (Long.SIZE - Long.numberOfLeadingZeros(bound - 1) + 1) / 2);
    }

    /**
     * Returns the image of a number.
     *
     * @param tweak selects the permutation
     */
    long of(long tweak, long number) {
        long image = number;
        do {
            image = feistel(tweak, image);
        } while (image >= bound);
        return image;
    }

    private long feistel(long tweak, long number) {
        long mask = (1L << halfBits) - 1;
        long left = number >>> halfBits;
        long right = number & mask;
        for (int round = 0; round < ROUNDS; round++) {
            long mixed = left ^ hash(round, tweak, right) & mask;
            left = right;
            right = mixed;
        }
        return left << halfBits | right;
    }

    private long hash(int round, long tweak, long value) {
        message.clear();
        message.put((byte) round).putLong(tweak).putLong(value);
        return ByteBuffer.wrap(mac.doFinal(message.array())).getLong();
    }
}
