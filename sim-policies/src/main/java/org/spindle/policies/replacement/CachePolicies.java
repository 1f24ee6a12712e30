package org.spindle.policies.replacement;

import org.spindle.spi.Contributions;
import org.spindle.spi.cache.AdmissionFactory;
import org.spindle.spi.cache.ReplacementFactory;

/** Registers replacement policies from the literature and all admission policies. */
public final class CachePolicies {

    private CachePolicies() {}

    /** Registers them all. */
    public static void contribute(Contributions to) {
        to.add(ReplacementFactory.KIND, "belady", Clairvoyant.Config.class, Clairvoyant::new);
        to.add(ReplacementFactory.KIND, "belady-by-size", ClairvoyantBySize.Config.class, ClairvoyantBySize::new);
        to.add(ReplacementFactory.KIND, "car", Car.Config.class, Car::new);
        to.add(ReplacementFactory.KIND, "clock-pro", ClockPro.Config.class, ClockPro::new);
        to.add(ReplacementFactory.KIND, "gdsf", GreedyDual.UsesPerByte.class, GreedyDual::new);
        to.add(ReplacementFactory.KIND, "lfu-ageing", LeastFrequentlyUsed.Ageing.class, LeastFrequentlyUsed::new);
        to.add(ReplacementFactory.KIND, "lfu-da", GreedyDual.Uses.class, GreedyDual::new);
        to.add(ReplacementFactory.KIND, "lhd", LeastHitDensity.Config.class, LeastHitDensity::new);
        to.add(ReplacementFactory.KIND, "lirs", Lirs.Config.class, Lirs::new);
        to.add(ReplacementFactory.KIND, "lru-k", LruK.Config.class, LruK::new);
        to.add(ReplacementFactory.KIND, "multi-queue", MultiQueue.Config.class, MultiQueue::new);
        to.add(ReplacementFactory.KIND, "qd-lp-fifo", TwoFifos.QuickDemotion.class, TwoFifos::new);
        to.add(ReplacementFactory.KIND, "s3-fifo", TwoFifos.SmallMainGhost.class, TwoFifos::new);
        to.add(ReplacementFactory.KIND, "sieve", Sieve.Config.class, Sieve::new);
        to.add(ReplacementFactory.KIND, "two-queues", TwoQueues.Config.class, TwoQueues::new);
        to.add(ReplacementFactory.KIND, "w-tiny-lfu", WindowTinyLfu.Config.class, WindowTinyLfu::new);
        to.add(ReplacementFactory.KIND, "with-admission", AdmittingReplacement.Config.class, AdmittingReplacement::new);
        to.add(ReplacementFactory.KIND, "without-repeats", RepeatFilter.Config.class, RepeatFilter::new);
        to.add(AdmissionFactory.KIND, "bloom", BloomAdmission.Config.class, BloomAdmission::new);
        to.add(AdmissionFactory.KIND, "random", RandomAdmission.Config.class, RandomAdmission::new);
        to.add(AdmissionFactory.KIND, "size", SizeAdmission.Config.class, SizeAdmission::new);
        to.add(AdmissionFactory.KIND, "tiny-lfu", TinyLfuAdmission.Config.class, TinyLfuAdmission::new);
    }
}
