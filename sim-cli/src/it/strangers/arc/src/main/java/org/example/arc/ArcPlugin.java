package org.example.arc;

import org.spindle.spi.Contributions;
import org.spindle.spi.SpindlePlugin;
import org.spindle.spi.cache.ReplacementFactory;

/** Announces the replacement policy {@code example.arc}. */
public final class ArcPlugin implements SpindlePlugin {

    @Override
    public void contribute(Contributions to) {
        to.add(
                ReplacementFactory.KIND,
                "example.arc",
                "ARC (Megiddo and Modha 2003).",
                (keys, context) -> new Arc(context));
    }
}
