package org.spindle.policies.replacement;

import org.spindle.spi.Contributions;
import org.spindle.spi.cache.AdmissionFactory;
import org.spindle.spi.cache.ReplacementFactory;

/** Registers replacement policies from the literature and all admission policies. */
public final class CachePolicies {

    public static final String BELADY = "belady";
    public static final String BELADY_BY_SIZE = "belady-by-size";
    public static final String CLOCK_PRO = "clock-pro";
    public static final String LFU_DA = "lfu-da";
    public static final String LRU_K = "lru-k";
    public static final String MULTI_QUEUE = "multi-queue";
    public static final String QD_LP_FIFO = "qd-lp-fifo";
    public static final String S3_FIFO = "s3-fifo";
    public static final String TWO_QUEUES = "two-queues";
    public static final String W_TINY_LFU = "w-tiny-lfu";

    private CachePolicies() {}

    /** Registers them all. */
    public static void contribute(Contributions to) {
        to.add(ReplacementFactory.KIND, BELADY, Clairvoyant.Config.class, Clairvoyant::new);
        to.add(ReplacementFactory.KIND, BELADY_BY_SIZE, ClairvoyantBySize.Config.class, ClairvoyantBySize::new);
        to.add(ReplacementFactory.KIND, "car", Car.Config.class, Car::new);
        to.add(ReplacementFactory.KIND, CLOCK_PRO, ClockPro.Config.class, ClockPro::new);
        to.add(ReplacementFactory.KIND, "gdsf", GreedyDual.UsesPerByte.class, GreedyDual::new);
        to.add(ReplacementFactory.KIND, "lfu-ageing", LeastFrequentlyUsed.Ageing.class, LeastFrequentlyUsed::new);
        to.add(ReplacementFactory.KIND, LFU_DA, GreedyDual.Uses.class, GreedyDual::new);
        to.add(ReplacementFactory.KIND, "lhd", LeastHitDensity.Config.class, LeastHitDensity::new);
        to.add(ReplacementFactory.KIND, "lirs", Lirs.Config.class, Lirs::new);
        to.add(ReplacementFactory.KIND, LRU_K, LruK.Config.class, LruK::new);
        to.add(ReplacementFactory.KIND, MULTI_QUEUE, MultiQueue.Config.class, MultiQueue::new);
        to.add(ReplacementFactory.KIND, QD_LP_FIFO, TwoFifos.QuickDemotion.class, TwoFifos::new);
        to.add(ReplacementFactory.KIND, S3_FIFO, TwoFifos.SmallMainGhost.class, TwoFifos::new);
        to.add(ReplacementFactory.KIND, "sieve", Sieve.Config.class, Sieve::new);
        to.add(ReplacementFactory.KIND, TWO_QUEUES, TwoQueues.Config.class, TwoQueues::new);
        to.add(ReplacementFactory.KIND, W_TINY_LFU, WindowTinyLfu.Config.class, WindowTinyLfu::new);
        to.add(ReplacementFactory.KIND, "with-admission", AdmittingReplacement.Config.class, AdmittingReplacement::new);
        to.add(ReplacementFactory.KIND, "without-repeats", RepeatFilter.Config.class, RepeatFilter::new);
        to.add(AdmissionFactory.KIND, "bloom", BloomAdmission.Config.class, BloomAdmission::new);
        to.add(AdmissionFactory.KIND, "random", RandomAdmission.Config.class, RandomAdmission::new);
        to.add(AdmissionFactory.KIND, "size", SizeAdmission.Config.class, SizeAdmission::new);
        to.add(AdmissionFactory.KIND, "tiny-lfu", TinyLfuAdmission.Config.class, TinyLfuAdmission::new);
    }
}
