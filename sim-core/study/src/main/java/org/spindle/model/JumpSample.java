package org.spindle.model;

import java.util.ArrayList;
import java.util.List;
import org.spindle.spi.device.RequestMix.Jump;

/** Every k-th jump, k a power of two, so that there are never more than a fixed number. */
final class JumpSample {

    private static final int MOST = 1 << 14;

    private List<Jump> kept = new ArrayList<>();
    private long stride = 1;
    private long seen;

    void add(Jump jump) {
        if (seen++ % stride != 0) {
            return;
        }
        kept.add(jump);
        if (kept.size() == MOST) {
            List<Jump> half = new ArrayList<>();
            for (int i = 0; i < kept.size(); i += 2) {
                half.add(kept.get(i));
            }
            kept = half;
            stride *= 2;
        }
    }

    List<Jump> all() {
        return List.copyOf(kept);
    }
}
