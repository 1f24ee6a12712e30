package org.spindle.disk.geometry;

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

/**
 * A "layout map file" as DiskSim's {@code dm_layout_g2} reads it: two lines of free text, a line {@code C cylinders, N
 * rot, H heads}, a line {@code lbn L --> cyl C, head H, sect K, WORD N} for each extent, and a line {@code Defect at
 * cyl C, head H, sect K} for each defect. An extent is N blocks long, or N + 1 if WORD is {@code seqcnt}. Empty lines
 * are skipped.
 *
 * @param cylinders cylinders of the drive
 * @param rotations the number before {@code rot}; not part of the layout
 * @param heads surfaces of the drive
 * @param extents in the order of the file
 * @param defects how many defects the file lists
 */
public record ExtentMapFile(int cylinders, long rotations, int heads, List<Extent> extents, int defects) {

    private static final int FREE_TEXT_LINES = 2;
    private static final Pattern SIZE =
            Pattern.compile("\\s*(\\d+)\\s+cylinders,\\s*(\\d+)\\s+rot,\\s*(\\d+)\\s+heads\\s*");
    private static final Pattern EXTENT = Pattern.compile(
            "\\s*lbn\\s+(\\d+)\\s+-->\\s+cyl\\s+(\\d+),\\s*head\\s+(\\d+),\\s*sect\\s+(\\d+),\\s*(\\S+)\\s+(\\d+)\\s*");
    private static final Pattern DEFECT =
            Pattern.compile("\\s*Defect at cyl\\s+\\d+,\\s*head\\s+\\d+,\\s*sect\\s+\\d+\\s*");

    public ExtentMapFile {
        extents = List.copyOf(extents);
    }

    /**
     * Reads a file.
     *
     * @throws IOException if the file cannot be read
     * @throws IllegalArgumentException listing each malformed line as file:line: problem
     */
    public static ExtentMapFile read(Path file) throws IOException {
        try (Reader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            return read(file.toString(), reader);
        }
    }

    /** Reads text that is called {@code name} in errors; otherwise as {@link #read(Path)}. */
    public static ExtentMapFile read(String name, Reader text) throws IOException {
        BufferedReader lines = new BufferedReader(text);
        List<String> problems = new ArrayList<>();
        List<Extent> extents = new ArrayList<>();
        int[] size = new int[2];
        long rotations = 0;
        boolean sizeSeen = false;
        int defects = 0;
        int number = 0;
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            number++;
            if (number <= FREE_TEXT_LINES || line.isBlank()) {
                continue;
            }
            try {
                if (!sizeSeen) {
                    sizeSeen = true;
                    Matcher sizes = match(SIZE, line, "C cylinders, N rot, H heads");
                    size[0] = Integer.parseInt(sizes.group(1));
                    rotations = Long.parseLong(sizes.group(2));
                    size[1] = Integer.parseInt(sizes.group(3));
                } else if (DEFECT.matcher(line).matches()) {
                    defects++;
                } else {
                    extents.add(extent(match(EXTENT, line, "lbn L --> cyl C, head H, sect K, WORD N")));
                }
            } catch (NumberFormatException | ArithmeticException e) {
                problems.add(name + ":" + number + ": a number is too large: " + line.strip());
            } catch (IllegalArgumentException e) {
                problems.add(name + ":" + number + ": " + e.getMessage());
            }
        }
        if (!sizeSeen) {
            problems.add(name + ":" + (number + 1) + ": the file ends before its line of cylinders and heads");
        }
        if (!problems.isEmpty()) {
            throw new IllegalArgumentException(String.join("\n", problems));
        }
        return new ExtentMapFile(size[0], rotations, size[1], extents, defects);
    }

    private static Extent extent(Matcher fields) {
        int count = Integer.parseInt(fields.group(6));
        return new Extent(
                Long.parseLong(fields.group(1)),
                Integer.parseInt(fields.group(2)),
                Integer.parseInt(fields.group(3)),
                Integer.parseInt(fields.group(4)),
                fields.group(5).equals("seqcnt") ? Math.addExact(count, 1) : count);
    }

    private static Matcher match(Pattern form, String line, String expected) {
        Matcher matcher = form.matcher(line);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("expected '" + expected + "' but found '" + line.strip() + "'");
        }
        return matcher;
    }
}
