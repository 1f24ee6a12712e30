package org.spindle.spi.host;

import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.request.Request;

/**
 * The host computer on which the tasks of a workload run. It receives what they do and owns CPUs and memory if it has any.
 *
 * <p>A block request is submitted to the host when the workload issues it; its address is valid and its device index is
 * that of a unit of {@link HostContext#units()}. The host submits it to a unit, at once or later, or serves it itself. Its
 * issuer is told by {@link Request#complete}, exactly once and not before the storage stack has completed the request. A
 * host that lets the issuer learn of the completion later, as an interrupt, asks for it by {@link Request#expect} before
 * it submits the request to the unit, and completes the request in turn when its interrupt handler is done. A host that
 * does not ask passes the completion to the issuer without delay.
 *
 * <p>Response times and queue times of a run begin when the workload issues a request and end when its issuer is told.
 */
public interface Host extends BlockTarget {

    /**
     * Whether requests and completions pass without any delay, so that an analytic model may leave the host out. Constant.
     */
    default boolean isFree() {
        return false;
    }
}
