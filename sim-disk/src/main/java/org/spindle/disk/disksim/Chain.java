package org.spindle.disk.disksim;

import java.util.List;
import org.spindle.disk.disksim.parser.TopologyNode;

/** The one path from the driver to the drive. */
record Chain(
        TopologyNode driver, TopologyNode upperBus, TopologyNode controller, TopologyNode lowerBus, TopologyNode drive) {

    List<TopologyNode> nodes() {
        return List.of(driver, upperBus, controller, lowerBus, drive);
    }
}
