package org.spindle.host.virtualdisk.training;

import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.observer.Observer;
import org.spindle.spi.observer.ObserverContext;
import org.spindle.testkit.contract.ObserverContract;

class IoTimesObserverTest extends ObserverContract {

    @Override
    protected Observer create(ObserverContext context) {
        return new IoTimesObserverFactory()
                .create(
                        new IoTimesObserverConfig(null, Time.ofMillis(1), 64, Size.parse("1 GiB"), "io-times.csv"),
                        context);
    }
}
