package org.spindle.result;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.spindle.spi.request.PlaceComponent;
import org.spindle.spi.request.QuantityComponent;
import org.spindle.spi.request.RequestAttribute;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.request.TimeComponent;

/**
 * The names of the columns of {@code requests.csv}: those that every run has, then the declared times with their unit, quantities
 * with theirs, places and attributes. A distance in cylinders needs no word for distance: {@code seek-distance} is the column
 * {@code seek_cylinders}.
 */
public final class RequestLogColumns {

    private static final List<String> ALWAYS = List.of(
            "arrival_ns", "dispatch_ns", "completion_ns", "device", "op", "sector", "sectors", "criticality", "buffer");

    /** What declares each column. */
    private final Map<String, String> columns = new LinkedHashMap<>();

    private final String place;

    /**
     * @param place name of the file, for messages
     * @throws ResultException if two columns would have one name
     */
    RequestLogColumns(String place, RequestSchema schema) {
        this.place = place;
        ALWAYS.forEach(column -> add(column, "every run"));
        for (TimeComponent time : schema.times()) {
            add(words(time.name()) + "_ns", "the time '" + time.name() + "'");
        }
        for (QuantityComponent quantity : schema.quantities()) {
            add(name(quantity), "the quantity '" + quantity.name() + "'");
        }
        for (PlaceComponent coordinate : schema.places()) {
            add(words(coordinate.name()), "the place '" + coordinate.name() + "'");
        }
        for (RequestAttribute attribute : schema.attributes()) {
            add(words(attribute.name()), "the attribute '" + attribute.name() + "'");
        }
    }

    /** Returns the name of the column of a quantity. */
    public static String name(QuantityComponent quantity) {
        String name = words(quantity.name().replaceFirst("-distance$", ""));
        return quantity.unit().isEmpty() ? name : name + "_" + words(quantity.unit());
    }

    List<String> names() {
        return new ArrayList<>(columns.keySet());
    }

    private void add(String column, String owner) {
        String other = columns.putIfAbsent(column, owner);
        if (other != null) {
            throw new ResultException(
                    place,
                    "the column " + column + " belongs to " + other + " and to " + owner + " of the stack",
                    "rename one of them in the plugin that declares it, or run without output.requests");
        }
    }

    private static String words(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "_");
    }
}
