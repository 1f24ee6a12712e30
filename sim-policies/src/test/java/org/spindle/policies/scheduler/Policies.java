package org.spindle.policies.scheduler;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.policies.scheduler.arrival.FcfsConfig;
import org.spindle.policies.scheduler.arrival.FcfsFactory;
import org.spindle.policies.scheduler.position.AgeingCounts;
import org.spindle.policies.scheduler.position.PositionCompat;
import org.spindle.policies.scheduler.position.PredictionConfig;
import org.spindle.policies.scheduler.position.SatfConfig;
import org.spindle.policies.scheduler.position.SatfFactory;
import org.spindle.policies.scheduler.position.SpctfConfig;
import org.spindle.policies.scheduler.position.SpctfFactory;
import org.spindle.policies.scheduler.position.SptfConfig;
import org.spindle.policies.scheduler.position.SptfFactory;
import org.spindle.policies.scheduler.seek.CLookConfig;
import org.spindle.policies.scheduler.seek.CLookFactory;
import org.spindle.policies.scheduler.seek.CScanConfig;
import org.spindle.policies.scheduler.seek.CScanFactory;
import org.spindle.policies.scheduler.seek.CvScanConfig;
import org.spindle.policies.scheduler.seek.CvScanFactory;
import org.spindle.policies.scheduler.seek.Knowledge;
import org.spindle.policies.scheduler.seek.LookConfig;
import org.spindle.policies.scheduler.seek.LookFactory;
import org.spindle.policies.scheduler.seek.PlaceConfig;
import org.spindle.policies.scheduler.seek.ReferenceEnd;
import org.spindle.policies.scheduler.seek.ScanConfig;
import org.spindle.policies.scheduler.seek.ScanFactory;
import org.spindle.policies.scheduler.seek.SstfConfig;
import org.spindle.policies.scheduler.seek.SstfFactory;
import org.spindle.policies.scheduler.seek.VScanConfig;
import org.spindle.policies.scheduler.seek.VScanFactory;
import org.spindle.spi.config.Time;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;

/** The built-in schedulers with the parameters that a test varies and defaults for the rest. */
public final class Policies {

    private static final Time ZERO = Time.parse("0 ms");

    private Policies() {}

    public static RequestScheduler fcfs(SchedulerContext context) {
        return new FcfsFactory().create(new FcfsConfig(), context);
    }

    public static RequestScheduler sstf(Knowledge knowledge, ReferenceEnd end, SchedulerContext context) {
        return new SstfFactory().create(new SstfConfig(end, new PlaceConfig(knowledge, null), List.of()), context);
    }

    public static RequestScheduler sstf(SchedulerContext context) {
        return sstf(Knowledge.LBN, ReferenceEnd.END, context);
    }

    public static RequestScheduler look(Knowledge knowledge, SchedulerContext context) {
        return new LookFactory().create(new LookConfig(new PlaceConfig(knowledge, null), List.of()), context);
    }

    public static RequestScheduler look(SchedulerContext context) {
        return look(Knowledge.LBN, context);
    }

    public static RequestScheduler cLook(Knowledge knowledge, SchedulerContext context) {
        return new CLookFactory().create(new CLookConfig(new PlaceConfig(knowledge, null)), context);
    }

    public static RequestScheduler cLook(SchedulerContext context) {
        return cLook(Knowledge.LBN, context);
    }

    /** With a fixed map: the same number of sectors in every cylinder. */
    public static RequestScheduler fixedMapCLook(int sectorsPerCylinder, SchedulerContext context) {
        return new CLookFactory()
                .create(new CLookConfig(new PlaceConfig(Knowledge.FIXED_MAP, sectorsPerCylinder)), context);
    }

    public static RequestScheduler scan(Knowledge knowledge, SchedulerContext context) {
        return new ScanFactory().create(new ScanConfig(new PlaceConfig(knowledge, null)), context);
    }

    public static RequestScheduler cScan(Knowledge knowledge, SchedulerContext context) {
        return new CScanFactory().create(new CScanConfig(new PlaceConfig(knowledge, null)), context);
    }

    public static RequestScheduler vScan(double r, Knowledge knowledge, SchedulerContext context) {
        return new VScanFactory().create(new VScanConfig(r, new PlaceConfig(knowledge, null), List.of()), context);
    }

    public static RequestScheduler vScan(double r, SchedulerContext context) {
        return vScan(r, Knowledge.LBN, context);
    }

    public static RequestScheduler cvScan(int n, double r, Knowledge knowledge, SchedulerContext context) {
        return new CvScanFactory().create(new CvScanConfig(n, r, new PlaceConfig(knowledge, null)), context);
    }

    public static RequestScheduler sptf(SchedulerContext context) {
        return sptf(0, null, AgeingCounts.ALL, List.of(), context);
    }

    public static RequestScheduler sptf(
            double w,
            @Nullable String limit,
            AgeingCounts counts,
            List<PositionCompat> compat,
            SchedulerContext context) {
        Time most = limit == null ? null : Time.parse(limit);
        return new SptfFactory()
                .create(new SptfConfig(new PredictionConfig(w, most, counts, ZERO, ZERO, compat)), context);
    }

    public static RequestScheduler satf(double w, SchedulerContext context) {
        return new SatfFactory()
                .create(
                        new SatfConfig(new PredictionConfig(w, null, AgeingCounts.ALL, ZERO, ZERO, List.of())),
                        context);
    }

    public static RequestScheduler spctf(double w, SchedulerContext context) {
        return spctf(w, List.of(), context);
    }

    public static RequestScheduler spctf(double w, List<PositionCompat> compat, SchedulerContext context) {
        return new SpctfFactory()
                .create(new SpctfConfig(new PredictionConfig(w, null, AgeingCounts.ALL, ZERO, ZERO, compat)), context);
    }
}
