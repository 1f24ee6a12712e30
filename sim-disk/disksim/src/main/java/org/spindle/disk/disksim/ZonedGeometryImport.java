package org.spindle.disk.disksim;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.spindle.disk.geometry.SparingScheme;
import org.spindle.disk.geometry.SurfaceOrder;

/** Layout {@code dm_layout_g1}: zones with sparing, slips and replaced defects. */
final class ZonedGeometryImport {
    private static final String OFFSET = "Offset of first block";
    private static final String TRACK_SKEW = "Skew for track switch";
    private static final String CYLINDER_SKEW = "Skew for cylinder switch";

    private final SkewUnits units;
    private final Parameters model;
    private final Parameters layout;

    ZonedGeometryImport(SkewUnits units, Parameters model, Parameters layout) {
        this.units = units;
        this.model = model;
        this.layout = layout;
    }

    Map<String, Object> read() {
        model.noEffect("Block count", "the zones give the capacity");
        SparingScheme sparing = layout.code("Sparing scheme used", 0, List.of(SparingScheme.values()));
        SurfaceOrder order = layout.code("LBN-to-PBN mapping scheme", 0, List.of(SurfaceOrder.values()));
        List<Parameters> zones = layout.blocks("Zones", "dm_layout_g1_zone");
        if (zones.isEmpty()) {
            layout.refuse("Zones", "there are no zones", "at least one `dm_layout_g1_zone`");
        }
        Map<String, Object> geometry = new LinkedHashMap<>();
        geometry.put("type", "zoned");
        geometry.put("surfaces", model.count("Number of data surfaces", 1));
        geometry.put("cylinders", GeometryImport.cylinders(model, zones));
        geometry.put("surfaceOrder", Parameters.spelled(order));
        geometry.put("sparing", Parameters.spelled(sparing));
        if (sparing == SparingScheme.SECTORS_IN_RANGE) {
            geometry.put("spareRange", layout.count("Rangesize for sparing", 1));
        } else {
            layout.noEffect("Rangesize for sparing", 1, "only sparing scheme 8 has ranges");
        }
        units.read(layout, "Zones").ifPresent(unit -> geometry.put("skewUnit", Parameters.spelled(unit)));
        geometry.put("zones", zones.stream().map(zone -> zone(zone, sparing)).toList());
        return geometry;
    }

    private Map<String, Object> zone(Parameters zone, SparingScheme sparing) {
        Map<String, Object> result = new LinkedHashMap<>();
        result.put("firstCylinder", zone.count("First cylinder number", 0));
        result.put("lastCylinder", zone.count("Last cylinder number", 0));
        result.put("sectorsPerTrack", zone.count("Blocks per track", 1));
        putUnlessZero(result, "offset", zone.number(OFFSET));
        putUnlessZero(result, "reservedSectors", BigDecimal.valueOf(zone.count("Empty space at zone front", 0)));
        putSkew(result, "trackSkew", zone, TRACK_SKEW);
        putSkew(result, "cylinderSkew", zone, CYLINDER_SKEW);
        if (sparing.usesSpares()) {
            putUnlessZero(result, "spares", BigDecimal.valueOf(zone.count("Number of spares", 0)));
        } else {
            zone.noEffect("Number of spares", "sparing scheme " + sparing.ordinal() + " has no spares within zones");
        }
        units.read(zone, OFFSET, TRACK_SKEW, CYLINDER_SKEW)
                .ifPresent(unit -> result.put("skewUnit", Parameters.spelled(unit)));
        putUnlessEmpty(result, "slips", zone.indices("slips", 1));
        putUnlessEmpty(result, "defects", zone.indices("defects", 2));
        return result;
    }

    /** Skews may be left out. */
    static void putSkew(Map<String, Object> zone, String key, Parameters parameters, String name) {
        if (parameters.has(name)) {
            putUnlessZero(zone, key, parameters.number(name));
        }
    }

    private static void putUnlessZero(Map<String, Object> zone, String key, BigDecimal value) {
        if (value.signum() != 0) {
            zone.put(key, Quantity.plain(value));
        }
    }

    private static void putUnlessEmpty(Map<String, Object> zone, String key, List<Long> values) {
        if (!values.isEmpty()) {
            zone.put(key, values);
        }
    }
}
