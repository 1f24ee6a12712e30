package org.spindle.host.volume;

import org.spindle.host.volume.layout.StripeUnit;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;

@Doc("A volume striped over all members except the last, which holds the parity (RAID 4).")
public record Raid4Config(@Inline StripeUnit stripe, @Inline ParityVolume volume) {}
