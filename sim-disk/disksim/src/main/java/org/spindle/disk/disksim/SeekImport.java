package org.spindle.disk.disksim;

import java.io.IOException;
import java.io.StringReader;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.spindle.disk.disksim.parser.IntegerValue;
import org.spindle.disk.disksim.parser.Value;
import org.spindle.disk.mechanics.SeekTableFile;
import org.spindle.disk.mechanics.TableSeek;

/** The seek model of {@code dm_mech_g1}; the parameters of the other models have no effect. */
final class SeekImport {
    private static final String TYPE = "Seek type";
    private static final String CONSTANT = "Constant seek time";
    private static final String SINGLE = "Single cylinder seek time";
    private static final String AVERAGE = "Average seek time";
    private static final String FULL = "Full strobe seek time";
    private static final String TABLE = "Full seek curve";
    private static final String HPL = "HPL seek equation values";
    private static final String FIRST_TEN = "First ten seek times";
    private static final List<String> ALL = List.of(CONSTANT, SINGLE, AVERAGE, FULL, TABLE, HPL, FIRST_TEN);
    private static final Set<String> THREE_POINTS = Set.of(SINGLE, AVERAGE, FULL);
    private static final BigDecimal UNUSED = BigDecimal.ONE.negate();
    private static final Pattern DISTANCE = Pattern.compile("\\s*(\\d+)\\s*,.*");

    private final ImportOptions options;
    private final FileSearch files;
    private final Parameters mechanics;

    SeekImport(ImportOptions options, Parameters mechanics) {
        this.options = options;
        this.mechanics = mechanics;
        files = new FileSearch(options.searchPath());
    }

    Map<String, Object> read() {
        Optional<String> type = mechanics.word(TYPE);
        if (type.isEmpty()) {
            mechanics.ignore(ALL.toArray(String[]::new));
            return Map.of();
        }
        return switch (type.get()) {
            case "constant" -> constant();
            case "linear" -> threePoints("linear");
            case "curve" -> threePoints("three-point");
            case "hpl" -> hpl();
            case "hplplus10" -> firstTen();
            case "extracted" -> extracted();
            default -> {
                mechanics.refuse(
                        TYPE,
                        "seek type `" + type.get() + "` is not supported",
                        "constant, linear, curve, hpl, hplplus10 or extracted");
                mechanics.ignore(ALL.toArray(String[]::new));
                yield Map.of();
            }
        };
    }

    private Map<String, Object> constant() {
        usesOnly(Set.of(CONSTANT));
        warnOfDefect("every seek takes about 0 ms there");
        Map<String, Object> seek = typed("constant");
        seek.put("time", mechanics.millis(CONSTANT));
        return seek;
    }

    private Map<String, Object> threePoints(String type) {
        usesOnly(THREE_POINTS);
        warnOfDefect("every seek takes about 0 ms there");
        Map<String, Object> seek = typed(type);
        seek.put("singleCylinder", mechanics.millis(SINGLE));
        seek.put("average", mechanics.millis(AVERAGE));
        seek.put("fullStroke", mechanics.millis(FULL));
        return seek;
    }

    private Map<String, Object> hpl() {
        usesOnly(Set.of(HPL));
        warnOfDefect("the linear part holds for every distance there");
        Map<String, Object> seek = typed("hpl");
        BigDecimal single = putHpl(seek);
        if (single.compareTo(UNUSED) != 0) {
            seek.put("singleCylinder", Quantity.millis(single));
        }
        return seek;
    }

    private Map<String, Object> firstTen() {
        usesOnly(Set.of(HPL, FIRST_TEN));
        Map<String, Object> seek = typed("first-ten-hpl");
        seek.put(
                "firstTen",
                mechanics.floats(FIRST_TEN, mechanics.list(FIRST_TEN), 10).stream()
                        .map(Quantity::millis)
                        .toList());
        if (putHpl(seek).compareTo(UNUSED) != 0) {
            mechanics.note(HPL, "the sixth of `" + HPL + "` has no effect: distances 1 to 10 have times of their own");
        }
        return seek;
    }

    /** Puts five of the six values and returns the last one, the time to the next cylinder. */
    private BigDecimal putHpl(Map<String, Object> seek) {
        List<Value> values = mechanics.list(HPL);
        if (values.size() != 6) {
            mechanics.refuse(HPL, "`" + HPL + "` holds " + values.size() + " values", "6");
            return UNUSED;
        }
        long boundary = mechanics.integer(values.get(0));
        if (values.get(0) instanceof IntegerValue && (boundary < 1 || boundary > Integer.MAX_VALUE)) {
            mechanics.refuse(HPL, "the first of `" + HPL + "` is " + boundary, "a distance of 1 cylinder or more");
        }
        List<BigDecimal> times = mechanics.floats(HPL, values.subList(1, 6), 5);
        seek.put("boundary", boundary);
        seek.put("rootConstant", Quantity.millis(times.get(0)));
        seek.put("rootFactor", Quantity.millis(times.get(1)));
        seek.put("linearConstant", Quantity.millis(times.get(2)));
        seek.put("linearFactor", Quantity.millis(times.get(3)));
        return times.get(4);
    }

    private Map<String, Object> extracted() {
        usesOnly(Set.of(TABLE));
        Optional<Path> file = files.find(mechanics, TABLE);
        if (file.isEmpty()) {
            return Map.of();
        }
        Map<String, Object> seek = typed("table");
        seek.put("points", points(file.get()));
        return seek;
    }

    /** Returns the points of a seek table, with the picoseconds that the table itself would give. */
    private List<Map<String, Object>> points(Path file) {
        List<Map<String, Object>> points = new ArrayList<>();
        try {
            String text = Files.readString(file, StandardCharsets.UTF_8);
            TableSeek table = SeekTableFile.read(file.toString(), new StringReader(text));
            for (String line : text.lines().toList()) {
                Matcher point = DISTANCE.matcher(line);
                if (point.matches()) {
                    int distance = Integer.parseInt(point.group(1));
                    Map<String, Object> entry = new LinkedHashMap<>();
                    entry.put("distance", distance);
                    entry.put("time", Quantity.millisOfPicos(table.seekPicos(distance)));
                    points.add(entry);
                }
            }
        } catch (IOException e) {
            mechanics.refuse(TABLE, "cannot read " + file.getFileName() + ": " + e.getMessage(), "a readable file");
        } catch (IllegalArgumentException e) {
            mechanics.refuse(TABLE, String.valueOf(e.getMessage()), "lines `distance, milliseconds`");
        }
        return points;
    }

    private void usesOnly(Set<String> used) {
        Set<String> unused = new LinkedHashSet<>(ALL);
        unused.removeAll(used);
        unused.forEach(name -> mechanics.noEffect(name, "the seek type is another"));
    }

    private void warnOfDefect(String effect) {
        if (options.defects()) {
            mechanics.warn(TYPE, "this seek type is broken in DiskSim 4.0, which the scenario reproduces: " + effect);
        }
    }

    private static Map<String, Object> typed(String type) {
        Map<String, Object> seek = new LinkedHashMap<>();
        seek.put("type", type);
        return seek;
    }
}
