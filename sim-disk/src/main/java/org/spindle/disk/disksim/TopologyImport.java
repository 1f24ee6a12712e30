package org.spindle.disk.disksim;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.spindle.disk.disksim.parser.ParameterFile;
import org.spindle.disk.disksim.parser.Position;
import org.spindle.disk.disksim.parser.TopologyNode;

/** Finds the path from the driver to the drive, and refuses everything beside it. */
final class TopologyImport {
    private static final String BUS = "disksim_bus";

    private final ParameterFile file;
    private final Findings findings;

    TopologyImport(ParameterFile file, Findings findings) {
        this.file = file;
        this.findings = findings;
    }

    /** Empty only if there is a problem. */
    Optional<Chain> chain() {
        if (file.topology().isEmpty()) {
            findings.refuse(new Position(file.file(), 1, 1), "there is no topology", "a `topology` from driver to drive");
            return Optional.empty();
        }
        TopologyNode driver = file.topology().get();
        if (!driver.type().equals("disksim_iodriver")) {
            findings.refuse(driver.position(), driver.described() + " at the root", "a `disksim_iodriver`");
            return Optional.empty();
        }
        Optional<TopologyNode> upperBus = only(driver, BUS);
        Optional<TopologyNode> controller = upperBus.flatMap(bus -> only(bus, "disksim_ctlr"));
        Optional<TopologyNode> lowerBus = controller.flatMap(above -> only(above, BUS));
        Optional<TopologyNode> drive = lowerBus.flatMap(bus -> only(bus, "disksim_disk"));
        drive.ifPresent(this::refuseChildren);
        return drive.map(found -> new Chain(
                driver, upperBus.orElseThrow(), controller.orElseThrow(), lowerBus.orElseThrow(), found));
    }

    /** The first child of that type; all others are refused. */
    private Optional<TopologyNode> only(TopologyNode parent, String type) {
        List<TopologyNode> wanted = parent.children().stream()
                .filter(child -> child.type().equals(type))
                .toList();
        for (TopologyNode child : parent.children()) {
            if (!child.type().equals(type)) {
                findings.refuse(
                        child.position(),
                        "component `" + child.type() + " " + child.name() + "` below `" + parent.name()
                                + "` is not supported",
                        "one `" + type + "`");
            }
        }
        if (parent.children().isEmpty()) {
            findings.refuse(parent.position(), "there is nothing below `" + parent.name() + "`", "one `" + type + "`");
        } else if (wanted.size() > 1) {
            findings.refuse(
                    wanted.get(1).position(),
                    wanted.size() + " of `" + type + "` below `" + parent.name() + "` ("
                            + wanted.stream().map(TopologyNode::name).collect(Collectors.joining(", "))
                            + ") are not supported",
                    "one `" + type + "`");
        }
        return wanted.stream().findFirst();
    }

    private void refuseChildren(TopologyNode leaf) {
        if (!leaf.children().isEmpty()) {
            findings.refuse(
                    leaf.children().get(0).position(), "a component below the drive `" + leaf.name() + "`", "`[]`");
        }
    }
}
