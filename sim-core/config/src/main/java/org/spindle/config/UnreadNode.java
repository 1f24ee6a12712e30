package org.spindle.config;

import org.jspecify.annotations.Nullable;

/**
 * A value that cannot be read, or not all of it, which is reported already. It has no further problems of its own, and hides what
 * would only follow from its absence: where names map to values, it may stand for other names too.
 *
 * @param rest what can be read of it; null if nothing
 */
public record UnreadNode(Origin origin, @Nullable Node rest) implements Node {

    @Override
    public String words() {
        return "unreadable";
    }
}
