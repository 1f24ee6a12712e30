package org.spindle.spi.host;

import org.spindle.spi.BuiltInTypes;
import org.spindle.spi.Experimental;
import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.request.Request;
import org.spindle.spi.system.RequestIssuer;
import org.spindle.spi.system.SystemLoad;

/**
 * The host computer on which the tasks of a workload run. It receives their actions and models CPUs and memory if it
 * has any.
 *
 * <p>A block request is submitted to the host when the workload issues it; its address is valid and its device index is
 * that of a unit of {@link HostContext#units()}. The host submits it to a unit, at once or later, or serves it itself.
 * Its issuer is notified by {@link Request#complete}, exactly once, and if the request has been submitted to a unit, not
 * before the storage stack has completed it. A host that serves writes itself has what was written before a flush on the
 * unit when it completes the flush. A host that delays the completion, such as by an interrupt, registers for it by {@link Request#expect}
 * before it submits the request to the unit, and completes the request when its interrupt handler is done. A host that
 * does not register passes the completion to the issuer without delay.
 *
 * <p>Response times and queue times of a run begin when the workload issues a request and end when its issuer is
 * notified.
 *
 * <p>An example, in which each request takes a system call of 5 us:
 *
 * <pre>{@code
 * final class SystemCalls implements Host, EventHandler {
 *     private final HostContext context;
 *     private final Deque<Request> calls = new ArrayDeque<>();
 *
 *     SystemCalls(HostContext context) {
 *         this.context = context;
 *     }
 *
 *     public void submit(Request request) {
 *         calls.add(request);
 *         context.events().schedule(context.events().now() + 5_000, this, 0, 0);
 *     }
 *
 *     public void handle(int op, long arg) {
 *         Request request = calls.remove();
 *         context.units().get(request.device()).submit(request);
 *     }
 * }
 * }</pre>
 */
public interface Host extends BlockTarget {

    /**
     * Returns whether requests and completions pass without any delay, so that an analytic model may leave the host out. Constant.
     */
    default boolean addsNoTime() {
        return false;
    }

    /**
     * Takes over processes and executes them from the start of the run. Called at most once, before the run begins. The
     * host adds their tasks to those of the run.
     *
     * @param issuer of the requests of the processes
     * @throws IllegalArgumentException if the host has no CPUs, or too few, or the load does not fit it
     */
    @Experimental
    default void execute(SystemLoad load, RequestIssuer issuer) {
        throw new IllegalArgumentException(
                "the host has no CPUs on which processes could run; choose one that has, such as host: {type: "
                        + BuiltInTypes.Host.UNIX + "}");
    }
}
