package org.spindle.disk.disksim;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.spindle.disk.disksim.parser.Definition;
import org.spindle.disk.disksim.parser.Instantiation;
import org.spindle.disk.disksim.parser.ParameterFile;
import org.spindle.disk.disksim.parser.TopologyNode;
import org.spindle.disk.disksim.parser.WordValue;

/** The components that a file instantiates, by name. */
final class Components {
    private record Component(WordValue name, WordValue specification) {}

    private final ParameterFile file;
    private final Findings findings;
    private final Map<String, Component> components = new LinkedHashMap<>();

    Components(ParameterFile file, Findings findings) {
        this.file = file;
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

    /** What a node of the topology is an instance of; a problem if it is none, or one of another type. */
    Optional<Definition> definition(TopologyNode node) {
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
                    "component `" + node.name() + "` is a `" + definition.get().block().module() + "`",
                    "a `" + node.type() + "`");
            return Optional.empty();
        }
        return definition;
    }

    boolean instantiated(Definition definition) {
        return components.values().stream()
                .anyMatch(component -> component.specification().text().equals(definition.name()));
    }
}
