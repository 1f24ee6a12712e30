package org.spindle.disk.disksim;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.spindle.disk.disksim.parser.BlockValue;
import org.spindle.disk.disksim.parser.Definition;
import org.spindle.disk.disksim.parser.Instantiation;
import org.spindle.disk.disksim.parser.ParameterFile;
import org.spindle.disk.disksim.parser.TopologyNode;
import org.spindle.disk.disksim.parser.WordValue;

/** The components that a file instantiates, by name, with their overrides. */
final class Components {
    private record Component(WordValue name, WordValue specification) {}

    /** A component and what it is made from. */
    record Instance(Definition definition, BlockValue block) {}

    private final ParameterFile file;
    private final Overrides overrides;
    private final Findings findings;
    private final Map<String, Component> components = new LinkedHashMap<>();

    Components(ParameterFile file, Overrides overrides, Findings findings) {
        this.file = file;
        this.overrides = overrides;
        this.findings = findings;
        for (Instantiation instantiation : file.instantiations()) {
            for (WordValue name : instantiation.names()) {
                Component earlier =
                        components.putIfAbsent(name.text(), new Component(name, instantiation.specification()));
                if (earlier != null) {
                    findings.refuse(
                            name.position(),
                            "component `" + name.text() + "` exists already, from "
                                    + earlier.name().position(),
                            "another name");
                }
            }
        }
    }

    /** Returns what a node of the topology is an instance of; a problem if it is none, or one of another type. */
    Optional<Instance> of(TopologyNode node) {
        Component component = components.get(node.name());
        if (component == null) {
            findings.refuse(
                    node.position(),
                    "component `" + node.name() + "` is not instantiated",
                    "`instantiate [ " + node.name() + " ] as` a specification");
            return Optional.empty();
        }
        WordValue specification = component.specification();
        Optional<Definition> definition = file.definition(specification.text());
        if (definition.isEmpty()) {
            findings.refuse(
                    specification.position(),
                    "there is no specification `" + specification.text() + "`",
                    "the name of a `" + node.type() + "`");
        } else if (!definition.get().block().module().equals(node.type())) {
            findings.refuse(
                    node.position(),
                    "component `" + node.name() + "` is a `"
                            + definition.get().block().module() + "`",
                    "a `" + node.type() + "`");
            return Optional.empty();
        }
        return definition.map(found -> new Instance(found, overrides.apply(node.name(), found.block())));
    }

    /** Returns what needs no instance, such as the workload: its definition counts as one. */
    BlockValue automatic(Definition definition) {
        return overrides.apply(definition.name(), definition.block());
    }

    /** Returns the blocks of the instances of a definition, in the order of the text. */
    List<BlockValue> instances(Definition definition) {
        return components.values().stream()
                .filter(component -> component.specification().text().equals(definition.name()))
                .map(component -> overrides.apply(component.name().text(), definition.block()))
                .toList();
    }

    /** Returns the names of all components of some modules, in the order in which DiskSim numbers them. */
    List<String> names(List<String> modules) {
        return components.values().stream()
                .filter(component -> file.definition(component.specification().text())
                        .filter(definition ->
                                modules.contains(definition.block().module()))
                        .isPresent())
                .map(component -> component.name().text())
                .toList();
    }
}
