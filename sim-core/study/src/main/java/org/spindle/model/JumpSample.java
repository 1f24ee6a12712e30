package org.spindle.model;

import java.util.ArrayList;
import java.util.List;
import org.spindle.spi.device.RequestMix.Jump;

/** A sample of jumps of limited size: every k-th jump, k a power of two that doubles when the sample is full. */
final class JumpSample {

    private static final int MOST = 1 << 14;

    private List<Jump> sample = new ArrayList<>();
    private long stride = 1;
    private long seen;

    void add(Jump jump) {
        if (seen++ % stride != 0) {
            return;
        }
        sample.add(jump);
        if (sample.size() == MOST) {
            List<Jump> half = new ArrayList<>();
            for (int i = 0; i < sample.size(); i += 2) {
                half.add(sample.get(i));
            }
            sample = half;
            stride *= 2;
        }
    }

    List<Jump> all() {
        return List.copyOf(sample);
    }
}
