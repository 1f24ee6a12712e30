package org.example.load;

import org.spindle.spi.Contributions;
import org.spindle.spi.SpindlePlugin;
import org.spindle.spi.distribution.SizeDistributionFactory;
import org.spindle.spi.distribution.TimeDistributionFactory;
import org.spindle.spi.workload.ArrivalPatternFactory;

public final class LoadPlugin implements SpindlePlugin {

    @Override
    public void contribute(Contributions to) {
        to.add(
                TimeDistributionFactory.KIND,
                "example.alternating",
                AlternatingTimes.Config.class,
                AlternatingTimes.Factory.class);
        to.add(SizeDistributionFactory.KIND, "example.steps", SectorSteps.Config.class, SectorSteps.Factory.class);
        to.add(ArrivalPatternFactory.KIND, "example.ramp", Ramp.Config.class, Ramp.Factory.class);
    }
}
