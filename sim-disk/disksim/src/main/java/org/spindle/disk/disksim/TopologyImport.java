package org.spindle.disk.disksim;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.spindle.disk.disksim.parser.ParameterFile;
import org.spindle.disk.disksim.parser.Position;
import org.spindle.disk.disksim.parser.TopologyNode;

/** Traverses the tree from the driver down, and rejects components that do not belong there. */
final class TopologyImport {
    private static final String DRIVER = "disksim_iodriver";
    private static final String BUS = "disksim_bus";
    private static final String CONTROLLER = "disksim_ctlr";

    private final ParameterFile file;
    private final Findings findings;
    private final List<String> deviceModules;
    private final List<Topology.Link> links = new ArrayList<>();
    private final List<TopologyNode> controllers = new ArrayList<>();
    private final List<TopologyNode> devices = new ArrayList<>();
    private final Map<String, Position> names = new HashMap<>();

    /** @param deviceModules the modules that may be leaves */
    TopologyImport(ParameterFile file, List<String> deviceModules, Findings findings) {
        this.file = file;
        this.deviceModules = deviceModules;
        this.findings = findings;
    }

    /** Returns the topology; empty only if there is a problem. */
    Optional<Topology> read() {
        if (file.topology().isEmpty()) {
            findings.refuse(
                    new Position(file.file(), 1, 1), "there is no topology", "a `topology` from driver to drive");
            return Optional.empty();
        }
        TopologyNode driver = file.topology().get();
        if (!driver.type().equals(DRIVER)) {
            findings.refuse(driver.position(), driver.described() + " at the root", "a `" + DRIVER + "`");
            return Optional.empty();
        }
        names.put(driver.name(), driver.position());
        if (driver.children().size() > 1) {
            findings.refuse(
                    driver.children().get(1).position(),
                    driver.children().size() + " components below `" + driver.name() + "` ("
                            + driver.children().stream().map(TopologyNode::name).collect(Collectors.joining(", "))
                            + ")",
                    "one `" + BUS + "`");
        }
        buses(driver);
        return Optional.of(new Topology(driver, links, controllers, devices));
    }

    private void buses(TopologyNode above) {
        for (TopologyNode bus : children(above, List.of(BUS))) {
            links.add(new Topology.Link(bus, above));
            List<String> attachable = new ArrayList<>(List.of(CONTROLLER));
            attachable.addAll(deviceModules);
            for (TopologyNode attached : children(bus, attachable)) {
                if (attached.type().equals(CONTROLLER)) {
                    controllers.add(attached);
                    buses(attached);
                } else {
                    devices.add(attached);
                    refuseChildren(attached);
                }
            }
        }
    }

    /** Returns the children of the types that may stand there, at least one; all others are refused. */
    private List<TopologyNode> children(TopologyNode parent, List<String> types) {
        String expected = types.size() == 1
                ? "a `" + types.get(0) + "`"
                : types.stream().map(type -> "`" + type + "`").collect(Collectors.joining(", ", "one of ", ""));
        if (parent.children().isEmpty()) {
            findings.refuse(parent.position(), "there is nothing below `" + parent.name() + "`", expected);
        }
        List<TopologyNode> wanted = new ArrayList<>();
        for (TopologyNode child : parent.children()) {
            Position earlier = names.putIfAbsent(child.name(), child.position());
            if (!types.contains(child.type())) {
                findings.refuse(
                        child.position(),
                        "component `" + child.type() + " " + child.name() + "` below `" + parent.name()
                                + "` is not supported",
                        expected);
            } else if (earlier != null) {
                findings.refuse(
                        child.position(),
                        "component `" + child.name() + "` is in the topology already, at " + earlier,
                        "each component once");
            } else {
                wanted.add(child);
            }
        }
        return wanted;
    }

    private void refuseChildren(TopologyNode leaf) {
        if (!leaf.children().isEmpty()) {
            findings.refuse(
                    leaf.children().get(0).position(), "a component below the device `" + leaf.name() + "`", "`[]`");
        }
    }
}
