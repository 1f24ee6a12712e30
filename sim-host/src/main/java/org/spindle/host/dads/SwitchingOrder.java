package org.spindle.host.dads;

import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;

/**
 * Several orders of which one is installed. After a change the previous order still serves the requests that wait in
 * it; new arrivals wait in the new one (González-Férez 2012, section 4.4.2).
 */
final class SwitchingOrder implements RequestScheduler {

    private static final int NONE = -1;

    private final List<RequestScheduler> orders;
    private final Object2IntOpenHashMap<Request> inside = new Object2IntOpenHashMap<>();
    private int installed;
    private int draining = NONE;

    SwitchingOrder(List<RequestScheduler> orders) {
        this.orders = List.copyOf(orders);
        inside.defaultReturnValue(NONE);
    }

    int installed() {
        return installed;
    }

    /** Returns whether the order before still has requests. */
    boolean isDraining() {
        return draining != NONE;
    }

    /** Installs another order. Not to be called during a drain. */
    void install(int order) {
        if (order != installed) {
            draining = orders.get(installed).size() == 0 ? NONE : installed;
            installed = order;
        }
    }

    private RequestScheduler chooser() {
        return orders.get(draining == NONE ? installed : draining);
    }

    /** Returns the order that a request, or the first that it carries, is in. */
    private int orderOf(Request request) {
        int order = inside.getInt(request);
        Request carried = request.carried();
        if (order == NONE && carried != null) {
            return orderOf(carried);
        }
        return order == NONE ? installed : order;
    }

    private void endDrain() {
        if (draining != NONE && orders.get(draining).size() == 0) {
            draining = NONE;
        }
    }

    @Override
    public void processEnded(long process) {
        for (RequestScheduler order : orders) {
            order.processEnded(process);
        }
    }

    @Override
    public void add(Request request) {
        inside.put(request, installed);
        orders.get(installed).add(request);
    }

    @Override
    public @Nullable Request select(Eligibility eligibility) {
        Request next = chooser().select(eligibility);
        if (next == null && draining != NONE && eligibility != Eligibility.ALL) {
            return orders.get(installed).select(eligibility);
        }
        return next;
    }

    @Override
    public void take(Request request) {
        int order = orderOf(request);
        inside.put(request, order);
        orders.get(order).take(request);
        endDrain();
    }

    @Override
    public void withdraw(Request request) {
        orders.get(orderOf(request)).withdraw(request);
        inside.removeInt(request);
        endDrain();
    }

    @Override
    public void replace(Request waiting, Request by) {
        int order = orderOf(waiting);
        inside.removeInt(waiting);
        inside.put(by, order);
        orders.get(order).replace(waiting, by);
    }

    @Override
    public void completed(Request request) {
        orders.get(orderOf(request)).completed(request);
        inside.removeInt(request);
        for (Request part = request.carried(); part != null; part = part.nextCarried()) {
            inside.removeInt(part);
        }
    }

    @Override
    public long idleUntil() {
        return chooser().idleUntil();
    }

    @Override
    public boolean isWokenByCompletion() {
        return chooser().isWokenByCompletion();
    }

    @Override
    public boolean mayMerge(Request waiting, Request arriving) {
        return orderOf(waiting) == installed && orders.get(installed).mayMerge(waiting, arriving);
    }

    @Override
    public boolean seeksFrontMerges() {
        return orders.get(installed).seeksFrontMerges();
    }

    @Override
    public boolean choosesMerges() {
        return orders.get(installed).choosesMerges();
    }

    @Override
    public @Nullable Request chooseMerge(Request arriving, Eligibility mergeable) {
        return orders.get(installed).chooseMerge(arriving, mergeable);
    }

    @Override
    public int admissionLimit(Request request, int pool) {
        return orders.get(installed).admissionLimit(request, pool);
    }

    @Override
    public int size() {
        int size = orders.get(installed).size();
        return draining == NONE ? size : size + orders.get(draining).size();
    }
}
