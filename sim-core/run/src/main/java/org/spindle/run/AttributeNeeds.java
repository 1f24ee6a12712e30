package org.spindle.run;

import static java.util.Objects.requireNonNull;

import org.spindle.config.KeyPath;
import org.spindle.scenario.Scenario;
import org.spindle.scenario.Scenario.LayerSpec;
import org.spindle.spi.Component;
import org.spindle.stack.RequestPool;

/** Checks, once workload and host have declared what their requests carry, that the layers get what they need. */
final class AttributeNeeds {

    private AttributeNeeds() {}

    /** @throws RunException if a layer, or a controller with one, needs an attribute that no request carries */
    static void check(Scenario scenario, RequestPool pool) {
        for (RequestPool.Need need : pool.unmetNeeds()) {
            throw refused(scenario, need);
        }
    }

    private static RunException refused(Scenario scenario, RequestPool.Need need) {
        IllegalArgumentException reason = new IllegalArgumentException("its " + need.part() + " needs the attribute '"
                + need.attribute().name() + "' of requests, which neither the workload '"
                + scenario.workload().type()
                + "' nor the host sets; replay a trace that has it, or choose another policy");
        LayerSpec layer = scenario.layers().get(need.layer());
        if (layer != null) {
            return RunException.refused(
                    KeyPath.ROOT.key("layers").key(need.layer()).key("layer"), layer.layer(), reason);
        }
        Component controller = requireNonNull(scenario.controllers().get(need.layer()));
        return RunException.refused(KeyPath.ROOT.key("controllers").key(need.layer()), controller, reason);
    }
}
