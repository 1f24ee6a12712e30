package org.spindle.host.dads;

import java.util.ArrayList;
import java.util.List;
import org.spindle.host.virtualdisk.VirtualDiskContext;
import org.spindle.host.virtualdisk.VirtualDisks;
import org.spindle.host.virtualdisk.shadow.DelayedArrivals;
import org.spindle.spi.Component;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Creates schedulers that choose among several. */
public final class DadsFactory implements SchedulerFactory<DadsConfig> {

    @Override
    public RequestScheduler create(DadsConfig config, SchedulerContext context) {
        List<RequestScheduler> orders = new ArrayList<>();
        List<String> names = new ArrayList<>();
        for (Component order : config.schedulers()) {
            orders.add(context.scheduler(order));
            names.add("order-" + orders.size() + "-" + order.type().replaceAll("[^a-z0-9]+", "-"));
        }
        BusyTime simulation = new BusyTime(config.simulationTime().nanos(), context.events());
        DadsScheduler dads = new DadsScheduler(
                config,
                simulation,
                new SwitchingOrder(orders),
                new VirtualDisks(config.disk(), VirtualDiskContext.of(context)),
                names,
                context.events(),
                new DadsMetrics(names, context.metrics()));
        long copy = config.copyTime().nanos();
        long process = config.processTime().nanos();
        return copy + process + config.simulationTime().nanos() == 0
                ? dads
                : new DelayedArrivals(dads, copy, process, dads::copies, simulation::until, context.events());
    }
}
