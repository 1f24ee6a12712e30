package org.spindle.policies.scheduler.seek;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;

@Doc("V-SCAN(R): the nearest sector, where turning round costs a part of the device's size. 0 is SSTF, 1 is LOOK, "
        + "both measured from the start of the last request.")
public record VScanConfig(
        @Doc("Cost of turning round, as a part of the device's size.") @Default("0.2") @Range(min = "0", max = "1")
        double r) {}
