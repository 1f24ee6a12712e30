package org.spindle.host.unix;

import org.spindle.spi.host.Host;
import org.spindle.spi.host.HostContext;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;
import org.spindle.spi.system.RequestIssuer;
import org.spindle.spi.system.SystemLoad;

/** A host that executes processes, and charges the requests of other workloads with the driver and the interrupts. */
final class UnixHost implements Host {

    private final Kernel kernel;

    /** Whether the request that is submitted now is one of a process, which has executed the driver already. */
    private boolean isIssuing;

    /** Whether the request that is submitted now is one of the file cache. */
    private boolean isCaching;

    UnixHost(UnixConfig config, HostContext context) {
        kernel = new Kernel(config, context);
    }

    @Override
    public void submit(Request request) {
        if (isIssuing) {
            isIssuing = false;
            kernel.send(request);
        } else if (isCaching) {
            isCaching = false;
            kernel.submitInOrder(request);
        } else {
            kernel.submit(request);
        }
    }

    @Override
    public void execute(SystemLoad load, RequestIssuer issuer) {
        kernel.execute(load, issuing(issuer, () -> isIssuing = true), issuing(issuer, () -> isCaching = true));
    }

    /** An issuer that says before each request whose it is. */
    private static RequestIssuer issuing(RequestIssuer issuer, Runnable announcement) {
        return new RequestIssuer() {
            @Override
            public Request take() {
                return issuer.take();
            }

            @Override
            public void issue(Request request, CompletionListener listener) {
                announcement.run();
                issuer.issue(request, listener);
            }
        };
    }
}
