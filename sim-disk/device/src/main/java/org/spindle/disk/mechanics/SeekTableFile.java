package org.spindle.disk.mechanics;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A file of measured seek times as DiskSim reads it: optionally a first line {@code Seek distances measured: N}, then
 * one point per line: distance in cylinders, comma, time in milliseconds, and optionally a comma and a standard
 * deviation, which is not used. Distances ascend from 1. Empty lines are skipped.
 */
public final class SeekTableFile {

    private static final Pattern HEADER = Pattern.compile("\\s*Seek distances measured:\\s*(\\d+)\\s*");
    private static final String NUMBER = "(?:\\d+(?:\\.\\d*)?|\\.\\d+)(?:[eE][-+]?\\d+)?";
    private static final Pattern POINT =
            Pattern.compile("\\s*(\\d+)\\s*,\\s*(" + NUMBER + ")\\s*(?:,\\s*" + NUMBER + "\\s*)?");

    private final String name;
    private final List<String> problems = new ArrayList<>();
    private final List<Integer> distances = new ArrayList<>();
    private final List<Long> picos = new ArrayList<>();
    private @Nullable String announced;
    private int lastDistance;

    private SeekTableFile(String name) {
        this.name = name;
    }

    /**
     * Reads a file.
     *
     * @throws IOException if it cannot be read
     * @throws IllegalArgumentException listing everything wrong as file:line: problem
     */
    public static TableSeek read(Path file) throws IOException {
        try (Reader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            return read(file.toString(), reader);
        }
    }

    /** Reads text that is called {@code name} in errors; otherwise as {@link #read(Path)}. */
    public static TableSeek read(String name, Reader text) throws IOException {
        SeekTableFile file = new SeekTableFile(name);
        file.parse(text);
        if (!file.problems.isEmpty()) {
            throw new IllegalArgumentException(String.join("\n", file.problems));
        }
        return file.table();
    }

    private TableSeek table() {
        if (distances.isEmpty()) {
            throw new IllegalArgumentException(name + ": holds no point of a seek curve");
        }
        return new TableSeek(
                distances.stream().mapToInt(Integer::intValue).toArray(),
                picos.stream().mapToLong(Long::longValue).toArray());
    }

    private void parse(Reader text) throws IOException {
        BufferedReader lines = new BufferedReader(text);
        int number = 0;
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            number++;
            Matcher header = HEADER.matcher(line);
            if (number == 1 && header.matches()) {
                announced = header.group(1);
            } else if (!line.isBlank()) {
                point(line, name + ":" + number + ": ");
            }
        }
        if (announced != null && !announced.replaceFirst("^0+(?=.)", "").equals(String.valueOf(distances.size()))) {
            problems.add(name + ":1: announces " + announced + " points, but " + distances.size() + " could be read");
        }
    }

    private void point(String line, String where) {
        Matcher point = POINT.matcher(line);
        if (!point.matches()) {
            problems.add(where + "expected 'distance, milliseconds' but found '" + line.strip() + "'");
            return;
        }
        try {
            int distance = Integer.parseInt(point.group(1));
            if (distance <= lastDistance) {
                problems.add(where + "distance " + distance + " follows " + lastDistance + "; distances ascend from 1");
                return;
            }
            picos.add(Picos.ofMillis(Double.parseDouble(point.group(2)), "seek time"));
            distances.add(distance);
            lastDistance = distance;
        } catch (NumberFormatException e) {
            problems.add(where + "distance " + point.group(1) + " is too large");
        } catch (IllegalArgumentException e) {
            problems.add(where + e.getMessage());
        }
    }
}
