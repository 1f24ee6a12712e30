package org.spindle.workload.benchmark;

import java.util.List;
import org.spindle.distribution.ConstantTime;
import org.spindle.spi.BuiltInTypes.Arrivals;
import org.spindle.spi.BuiltInTypes.Distribution;
import org.spindle.spi.Component;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;
import org.spindle.spi.workload.WorkloadFactory;
import org.spindle.workload.synthetic.ClosedPattern;
import org.spindle.workload.synthetic.RandomWorkload;
import org.spindle.workload.synthetic.RandomWorkloadFactory;
import org.spindle.workload.synthetic.Sizes;

/**
 * Creates workloads of type {@code self-scaling}: random requests under other parameter names, with the data split
 * evenly over the devices.
 */
public final class SelfScalingFactory implements WorkloadFactory<SelfScalingWorkload> {

    @Override
    public Workload create(SelfScalingWorkload config, WorkloadContext context) {
        long block = config.block().bytes();
        long each = config.uniqueBytes().bytes() / context.devices().size() / block * block;
        if (each < block) {
            throw new IllegalArgumentException("uniqueBytes: " + config.uniqueBytes() + " on "
                    + context.devices().size() + " devices leave less than a block of " + config.block()
                    + " on each; use a larger value");
        }
        RandomWorkload random = new RandomWorkload(
                config.requests(),
                Component.of(
                        Arrivals.CLOSED,
                        new ClosedPattern(
                                config.processes(), Component.of(Distribution.CONSTANT, new ConstantTime(Time.ZERO)))),
                config.sequential(),
                0,
                new Size(1),
                config.reads(),
                new Sizes.Exponential(config.requestSize()),
                config.block(),
                config.block(),
                List.of(),
                new Size(0),
                new Size(each));
        return new RandomWorkloadFactory().create(random, context);
    }
}
