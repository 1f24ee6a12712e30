package org.spindle.host.redcap;

import org.spindle.spi.layer.LayerContext;

/** The parts of the layer that the path of reads uses. */
record RedcapParts(
        LayerContext context,
        RedcapConfig config,
        SegmentGrid grid,
        SegmentStore cache,
        WritesInProgress writes,
        RedcapMetrics metrics,
        RedcapTimes times,
        BlockMoves moves,
        Activation activation,
        ActivationRule rule) {}
