package org.spindle.host.linux.pagecache;

import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.host.Host;
import org.spindle.spi.host.HostContext;
import org.spindle.testkit.contract.HostContract;

/** The contract on a page cache in which writes have to wait: 5 of 256 pages may be dirty. */
class LinuxHostContractTest extends HostContract {

    @Override
    protected Host create(HostContext context) {
        return new LinuxHostFactory()
                .create(
                        new LinuxHostConfig(
                                Size.parse("1 MiB"),
                                ReadAheadGeneration.ON_DEMAND,
                                Size.parse("128 KiB"),
                                Throttling.AT_LIMIT,
                                2,
                                1,
                                Time.ofMillis(30_000),
                                Time.ofMillis(5000),
                                1000),
                        context);
    }

    @Override
    protected boolean sendsEveryRequest() {
        return false;
    }
}
