package org.spindle.host.unix;

import org.spindle.spi.host.Host;
import org.spindle.spi.host.HostContext;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;
import org.spindle.spi.system.RequestIssuer;
import org.spindle.spi.system.SystemLoad;

/** A host that executes processes, and charges driver and interrupt costs for the requests of other workloads too. */
final class UnixHost implements Host {

    private final Kernel kernel;

    /** Whether the request being submitted belongs to a process, which has already executed the driver. */
    private boolean isIssuing;

    /** Whether the request being submitted belongs to the file cache. */
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

    /** Returns an issuer that runs {@code announcement} before it issues each request, to mark the request's origin. */
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
