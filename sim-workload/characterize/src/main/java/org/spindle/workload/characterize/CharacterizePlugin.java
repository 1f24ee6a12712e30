package org.spindle.workload.characterize;

import org.spindle.spi.Contributions;
import org.spindle.spi.SpindlePlugin;

/** Announces the built-in analyses of traces. */
public final class CharacterizePlugin implements SpindlePlugin {

    @Override
    public void contribute(Contributions to) {
        to.analysis("arrivals", Arrivals.Config.class, ArrivalsFactory.class);
        to.analysis("burstiness", Burstiness.Config.class, BurstinessFactory.class);
        to.analysis("busy-periods", BusyPeriods.Config.class, BusyPeriodsFactory.class);
        to.analysis("cross-correlation", CrossCorrelation.Config.class, CrossCorrelationFactory.class);
        to.analysis("dependencies", Dependencies.Config.class, DependenciesFactory.class);
        to.analysis("footprint", Footprint.Config.class, FootprintFactory.class);
        to.analysis("idle-periods", IdlePeriods.Config.class, IdlePeriodsFactory.class);
        to.analysis("intensity", Intensity.Config.class, IntensityFactory.class);
        to.analysis("on-off-periods", OnOffPeriods.Config.class, OnOffPeriodsFactory.class);
        to.analysis("queue-depth", QueueDepth.Config.class, QueueDepthFactory.class);
        to.analysis("reads-and-writes", ReadsAndWrites.Config.class, ReadsAndWritesFactory.class);
        to.analysis("request-sizes", RequestSizes.Config.class, RequestSizesFactory.class);
        to.analysis("reuse-distances", ReuseDistances.Config.class, ReuseDistancesFactory.class);
        to.analysis("self-similarity", SelfSimilarity.Config.class, SelfSimilarityFactory.class);
        to.analysis("sequentiality", Sequentiality.Config.class, SequentialityFactory.class);
        to.analysis("working-sets", WorkingSets.Config.class, WorkingSetsFactory.class);
    }
}
