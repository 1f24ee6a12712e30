package org.spindle.workload.characterize;

import org.spindle.spi.BuiltInTypes.Analysis;
import org.spindle.spi.Contributions;
import org.spindle.spi.SpindlePlugin;
import org.spindle.spi.analysis.AnalysisFactory;

/** Registers the built-in analyses of traces. */
public final class CharacterizePlugin implements SpindlePlugin {

    public static final String REUSE_DISTANCES = "reuse-distances";
    public static final String WORKING_SETS = "working-sets";

    @Override
    public void contribute(Contributions to) {
        to.add(AnalysisFactory.KIND, "arrivals", InterarrivalTimes.Config.class, ArrivalsFactory.class);
        to.add(AnalysisFactory.KIND, "burstiness", Burstiness.Config.class, BurstinessFactory.class);
        to.add(AnalysisFactory.KIND, "busy-periods", BusyPeriods.Config.class, BusyPeriodsFactory.class);
        to.add(AnalysisFactory.KIND, "cross-correlation", CrossCorrelation.Config.class, CrossCorrelationFactory.class);
        to.add(AnalysisFactory.KIND, "dependencies", Dependencies.Config.class, DependenciesFactory.class);
        to.add(AnalysisFactory.KIND, Analysis.FOOTPRINT, Footprint.Config.class, FootprintFactory.class);
        to.add(AnalysisFactory.KIND, "idle-periods", IdlePeriods.Config.class, IdlePeriodsFactory.class);
        to.add(AnalysisFactory.KIND, Analysis.INTENSITY, Intensity.Config.class, IntensityFactory.class);
        to.add(AnalysisFactory.KIND, "on-off-periods", OnOffPeriods.Config.class, OnOffPeriodsFactory.class);
        to.add(AnalysisFactory.KIND, "queue-depth", QueueDepth.Config.class, QueueDepthFactory.class);
        to.add(
                AnalysisFactory.KIND,
                Analysis.READS_AND_WRITES,
                ReadsAndWrites.Config.class,
                ReadsAndWritesFactory.class);
        to.add(AnalysisFactory.KIND, "request-sizes", RequestSizes.Config.class, RequestSizesFactory.class);
        to.add(AnalysisFactory.KIND, REUSE_DISTANCES, ReuseDistances.Config.class, ReuseDistancesFactory.class);
        to.add(AnalysisFactory.KIND, "self-similarity", SelfSimilarity.Config.class, SelfSimilarityFactory.class);
        to.add(AnalysisFactory.KIND, "sequentiality", Sequentiality.Config.class, SequentialityFactory.class);
        to.add(AnalysisFactory.KIND, WORKING_SETS, WorkingSets.Config.class, WorkingSetsFactory.class);
    }
}
