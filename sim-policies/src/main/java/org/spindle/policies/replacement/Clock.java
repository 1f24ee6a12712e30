package org.spindle.policies.replacement;

import java.util.Arrays;
import org.spindle.spi.cache.LineTest;
import org.spindle.spi.cache.ReplacementPolicy;

/** Second chance (Corbató 1968): the queue's head is the hand; a used line that it meets goes to the end, unused. */
final class Clock implements ReplacementPolicy {

    private static final int FIRST_SIZE = 64;

    private final LineList lines = new LineList(new LineLinks());
    private boolean[] isUsed = new boolean[FIRST_SIZE];

    @Override
    public void inserted(int line) {
        if (line >= isUsed.length) {
            isUsed = Arrays.copyOf(isUsed, Math.max(line + 1, 2 * isUsed.length));
        }
        isUsed[line] = false;
        lines.append(line);
    }

    @Override
    public void used(int line) {
        isUsed[line] = true;
    }

    @Override
    public void removed(int line) {
        lines.remove(line);
    }

    /** Lines that may not go are passed over, and stay where they are. */
    @Override
    public int victim(LineTest mayGo) {
        int line = lines.oldest();
        for (int left = lines.size(); left > 0; left--) {
            int next = lines.next(line);
            if (isUsed[line]) {
                isUsed[line] = false;
                lines.remove(line);
                lines.append(line);
                left++;
            } else if (mayGo.test(line)) {
                return line;
            }
            line = next == NONE ? line : next;
        }
        return NONE;
    }
}
