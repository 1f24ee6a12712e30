package org.spindle.policies.scheduler.seek;

import java.util.List;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;

@Doc("Shortest seek time first: selects the request nearest to the last one, which can starve distant requests."
        + " With a map of cylinders, requests on the current cylinder come first, in ascending order of"
        + " sectors.")
public record SstfConfig(
        @Doc("The end of the last request from which distances are measured.") @Default("end")
        ReferenceEnd reference,

        @Inline PlaceConfig places,

        @Doc("Deviations of DiskSim to reproduce; none by default.") @Default("[]")
        List<SstfCompat> compat) {}
