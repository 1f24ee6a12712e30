package org.spindle.host.alis;

/** The copy of a block that a write goes to (Hsu 2003, section 4.7.3). */
public enum WriteTarget {
    HOME(false, false),
    HEAT(false, true),
    RUN(true, false),
    RUN_HEAT(true, true);

    final boolean isRun;
    final boolean isHeat;

    WriteTarget(boolean isRun, boolean isHeat) {
        this.isRun = isRun;
        this.isHeat = isHeat;
    }
}
