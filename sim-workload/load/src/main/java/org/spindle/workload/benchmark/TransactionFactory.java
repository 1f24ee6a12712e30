package org.spindle.workload.benchmark;

import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;
import org.spindle.spi.workload.WorkloadFactory;

/** Creates workloads of type {@code transactions}. */
public final class TransactionFactory implements WorkloadFactory<TransactionWorkload> {

    @Override
    public Workload create(TransactionWorkload config, WorkloadContext context) {
        return new TransactionSource(config, context);
    }
}
