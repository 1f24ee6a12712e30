package org.spindle.host.volume;

import org.spindle.host.volume.layout.CheckRotation;
import org.spindle.host.volume.layout.StripeUnit;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;

@Doc("A volume striped over all members, with two units of check data in each row, P and Q, that rotate from row to row"
        + " (RAID 6). It survives the loss of any two members.")
public record Raid6Config(
        @Inline StripeUnit stripe,

        @Doc("Rotation of P and order of the data units; Q is on the member after that of P.")
        @Default("left-symmetric")
        CheckRotation rotation,

        @Inline CheckedVolume volume) {}
