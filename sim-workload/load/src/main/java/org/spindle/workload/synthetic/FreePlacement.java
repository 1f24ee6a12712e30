package org.spindle.workload.synthetic;

/** Places requests independently of each other. */
final class FreePlacement implements Placement {

    /** Draws one of the aligned places in an extent, counted from 0. */
    @FunctionalInterface
    interface Draw {
        long place(TargetRegion extent, long sectors);
    }

    private final Draw draw;

    FreePlacement(Draw draw) {
        this.draw = draw;
    }

    @Override
    public void begin(GeneratedAccess into, TargetRegion extent, int kind, long sectors) {
        into.device = extent.device();
        into.sector = extent.first() + draw.place(extent, sectors) * extent.alignment();
    }

    @Override
    public boolean continues(TargetRegion extent, long sector, int kind, long sectors) {
        return sector + sectors <= extent.end();
    }
}
