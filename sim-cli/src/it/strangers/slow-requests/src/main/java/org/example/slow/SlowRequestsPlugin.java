package org.example.slow;

import org.spindle.spi.Contributions;
import org.spindle.spi.SpindlePlugin;
import org.spindle.spi.observer.ObserverFactory;
import org.spindle.spi.report.ReportSectionFactory;

/** Announces the observer and the report section {@code example.slow-requests}. */
public final class SlowRequestsPlugin implements SpindlePlugin {

    @Override
    public void contribute(Contributions to) {
        to.add(ObserverFactory.KIND, "example.slow-requests", SlowRequestsConfig.class, SlowRequests::new);
        to.add(
                ReportSectionFactory.KIND,
                "example.slow-requests",
                "Shows the response times of slow requests.",
                (keys, context) -> new SlowRequestsSection());
    }
}
