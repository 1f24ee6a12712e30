package org.spindle.disk.disksim;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The layout of a {@code dm_disk}. */
final class GeometryImport {
    private final ImportOptions options;
    private final Parameters model;
    private final Optional<Parameters> layout;

    GeometryImport(ImportOptions options, Parameters model) {
        this.options = options;
        this.model = model;
        layout = model.block("Layout Model");
    }

    Map<String, Object> read() {
        SkewUnits units = new SkewUnits(options.defects());
        FileSearch files = new FileSearch(options.searchPath());
        return layout.map(found -> switch (found.block().module()) {
                    case "dm_layout_g1" -> new ZonedGeometryImport(units, model, found).read();
                    case "dm_layout_g2" -> new ExtentGeometryImport(units, files, model, found).read();
                    case "dm_layout_g4" -> new IndexedGeometryImport(model, found).read();
                    default -> unknown(found);
                })
                .orElse(Map.of());
    }

    private Map<String, Object> unknown(Parameters unknown) {
        model.refuse(
                "Layout Model",
                unknown.block().described() + " is not a supported layout",
                "`dm_layout_g1`, `dm_layout_g2` or `dm_layout_g4`");
        return Map.of();
    }

    /** Returns whether the layout is one of those for which DiskSim's zero-latency access works. */
    boolean zeroLatencyWorks() {
        return layout.map(found -> found.block().module().equals("dm_layout_g4"))
                .orElse(false);
    }

    /** Returns the number of physical cylinders: that of the parameter, or more if a zone ends at a later cylinder. */
    static int cylinders(Parameters model, List<Parameters> zones) {
        int told = model.count("Number of cylinders", 1);
        int reached = zones.stream()
                .mapToInt(zone -> zone.count("Last cylinder number", 0) + 1)
                .max()
                .orElse(0);
        if (reached > told) {
            model.warn(
                    "Number of cylinders",
                    "`Number of cylinders` is " + told + ", but the zones reach cylinder " + (reached - 1)
                            + "; the scenario has " + reached);
        }
        return Math.max(told, reached);
    }
}
