package org.spindle.disk.disksim;

import java.util.ArrayList;
import java.util.List;
import org.spindle.disk.disksim.parser.TopologyNode;

/** The tree of components below a driver, by kind, each in the order of the text. */
record Topology(TopologyNode driver, List<Link> links, List<TopologyNode> controllers, List<TopologyNode> devices) {

    /** A bus and the components on it. */
    record Link(TopologyNode bus, TopologyNode above) {}

    Topology {
        links = List.copyOf(links);
        controllers = List.copyOf(controllers);
        devices = List.copyOf(devices);
    }

    /** Returns every node but the driver. */
    List<TopologyNode> below() {
        List<TopologyNode> nodes = new ArrayList<>();
        links.forEach(link -> nodes.add(link.bus()));
        nodes.addAll(controllers);
        nodes.addAll(devices);
        return nodes;
    }
}
