package org.spindle.disk.disksim;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Layout {@code dm_layout_g2}: an extracted map of extents. */
final class ExtentGeometryImport {
    private static final String ZONE_SKEW = "Zone Skew";
    private static final String TRACK_SKEW = "Skew for track switch";
    private static final String CYLINDER_SKEW = "Skew for cylinder switch";

    private final SkewUnits units;
    private final FileSearch files;
    private final Parameters model;
    private final Parameters layout;

    ExtentGeometryImport(SkewUnits units, FileSearch files, Parameters model, Parameters layout) {
        this.units = units;
        this.files = files;
        this.model = model;
        this.layout = layout;
    }

    Map<String, Object> read() {
        List<Parameters> zones = layout.blocks("Zones", "dm_layout_g2_zone");
        Map<String, Object> geometry = new LinkedHashMap<>();
        geometry.put("type", "extents");
        files.find(layout, "Layout Map File").ifPresent(file -> geometry.put("mapFile", file.toString()));
        geometry.put("sectors", model.integer("Block count", 1, Long.MAX_VALUE));
        geometry.put("surfaces", model.count("Number of data surfaces", 1));
        geometry.put("cylinders", GeometryImport.cylinders(model, zones));
        units.read(layout, "Zones").ifPresent(unit -> geometry.put("skewUnit", Parameters.spelled(unit)));
        geometry.put("zones", zones.stream().map(this::zone).toList());
        return geometry;
    }

    private Map<String, Object> zone(Parameters zone) {
        Map<String, Object> result = new LinkedHashMap<>();
        result.put("firstCylinder", zone.count("First cylinder number", 0));
        result.put("lastCylinder", zone.count("Last cylinder number", 0));
        result.put("firstBlock", zone.integer("First LBN", 0, Long.MAX_VALUE));
        result.put("lastBlock", zone.integer("Last LBN", 0, Long.MAX_VALUE));
        result.put("sectorsPerTrack", zone.count("Blocks per track", 1));
        ZonedGeometryImport.putSkew(result, "zoneSkew", zone, ZONE_SKEW);
        ZonedGeometryImport.putSkew(result, "trackSkew", zone, TRACK_SKEW);
        ZonedGeometryImport.putSkew(result, "cylinderSkew", zone, CYLINDER_SKEW);
        units.read(zone, ZONE_SKEW, TRACK_SKEW, CYLINDER_SKEW)
                .ifPresent(unit -> result.put("skewUnit", Parameters.spelled(unit)));
        return result;
    }
}
