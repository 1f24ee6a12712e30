package org.spindle.disk.disksim;

import java.util.List;
import java.util.Optional;
import org.spindle.disk.disksim.parser.Definition;
import org.spindle.disk.disksim.parser.Value;
import org.spindle.disk.disksim.parser.WordValue;

/** A logical organisation, {@code disksim_logorg}, which must be the identity of the devices that it names. */
final class OrganisationImport {
    private final Parameters organisation;
    private final Definition definition;
    private final Findings findings;

    OrganisationImport(Parameters organisation, Definition definition, Findings findings) {
        this.organisation = organisation;
        this.definition = definition;
        this.findings = findings;
    }

    /** @param devices names of the devices that there are; empty if there is a problem with them */
    void read(List<String> devices) {
        organisation.ignore(
                "Components",
                "Stripe unit",
                "Synch writes for safety",
                "Number of copies",
                "Copy choice on read",
                "RMW vs. reconstruct",
                "Parity stripe unit",
                "Parity rotation type",
                "Time stamp interval",
                "Time stamp start time",
                "Time stamp stop time",
                "Time stamp file name");
        boolean identity = requireWord("Addressing mode", "Parts")
                & requireWord("Distribution scheme", "Asis")
                & requireWord("Redundancy scheme", "Noredun");
        for (Value item : organisation.list("devices")) {
            if (!(item instanceof WordValue word) || !devices.isEmpty() && !devices.contains(word.text())) {
                identity = false;
                findings.refuse(
                        item.position(),
                        item.described() + " in logical organisation `" + definition.name() + "` is not a device",
                        devices.isEmpty() ? "the name of a device" : "one of " + String.join(", ", devices));
            }
        }
        if (identity) {
            findings.unused(
                    definition.position(),
                    "block",
                    definition.type() + " " + definition.name(),
                    "it maps its devices onto themselves");
        }
    }

    private boolean requireWord(String name, String supported) {
        Optional<String> word = organisation.word(name);
        if (word.isPresent() && !word.get().equals(supported)) {
            organisation.refuse(name, "`" + name + "` `" + word.get() + "` is not supported", "`" + supported + "`");
        }
        return word.isPresent() && word.get().equals(supported);
    }
}
